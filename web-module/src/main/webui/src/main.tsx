import '@patternfly/react-core/dist/styles/base.css';
import './viewer.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from './app/queries';
import { router } from './app/routes';
import { startTheme } from './app/theme';
import { TextProvider } from './text/TextProvider';

startTheme();

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id root');
}
createRoot(root).render(
  <StrictMode>
    <TextProvider>
      <QueryClientProvider client={queryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextProvider>
  </StrictMode>,
);
