import { createBrowserRouter, Navigate } from 'react-router';
import { Loading } from '../ui/Loading';
import { Frame } from './Frame';
import { PageFault } from './PageFault';

/** Every page is a URL, and its code is loaded when it is first opened. */
export const router = createBrowserRouter(
  [
    {
      path: '/login',
      lazy: () => import('./LoginPage'),
      HydrateFallback: Loading,
      ErrorBoundary: PageFault,
    },
    {
      path: '/',
      Component: Frame,
      HydrateFallback: Loading,
      ErrorBoundary: PageFault,
      children: [
        {
          ErrorBoundary: PageFault,
          children: [
            { index: true, element: <Navigate to="/overview" replace /> },
            { path: 'overview', lazy: () => import('../overview/OverviewPage') },
            { path: 'transactions', lazy: () => import('../transactions/TransactionsPage') },
            { path: 'transactions/:id', lazy: () => import('../transactions/TransactionPage') },
            { path: 'flow-map', lazy: () => import('../flowmap/FlowMapPage') },
            { path: 'events', lazy: () => import('../events/EventsPage') },
            { path: 'events/:id', lazy: () => import('../events/EventPage') },
            { path: 'definitions', lazy: () => import('../definitions/DefinitionsPage') },
            // No definition can be called "-".
            { path: 'definitions/-/new', lazy: () => import('../definitions/editor/NewPage') },
            { path: 'definitions/-/suggestions', lazy: () => import('../definitions/SuggestionsPage') },
            { path: 'definitions/-/import', lazy: () => import('../definitions/ImportPage') },
            { path: 'definitions/-/history', lazy: () => import('../definitions/JobsPage') },
            { path: 'definitions/-/history/:id', lazy: () => import('../definitions/JobPage') },
            { path: 'definitions/:name/edit', lazy: () => import('../definitions/editor/EditPage') },
            { path: 'definitions/:name', lazy: () => import('../definitions/DefinitionPage') },
            { path: 'quarantine', lazy: () => import('../quarantine/QuarantinePage') },
            { path: 'quarantine/:id', lazy: () => import('../quarantine/QuarantinedPage') },
            { path: 'audit', lazy: () => import('../audit/AuditPage') },
            { path: '*', lazy: () => import('./NotFoundPage') },
          ],
        },
      ],
    },
  ],
  { basename: '/waybill' },
);
