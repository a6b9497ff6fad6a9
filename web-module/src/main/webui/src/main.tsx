import '@patternfly/react-core/dist/styles/base.css';
import './ui/ui.css';
import './app/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from './app/queries';
import { router } from './app/routes';
import { load } from './app/settings';
import { startTheme } from './app/theme';
import { preferredLanguage, speechOf } from './text/text';
import { TextProvider } from './text/TextProvider';

startTheme();

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id root');
}
const speech = await speechOf(preferredLanguage(load('language'), navigator.languages));
createRoot(root).render(
  <StrictMode>
    <TextProvider start={speech}>
      <QueryClientProvider client={queryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextProvider>
  </StrictMode>,
);
