import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router'
import { ErrorBoundary } from '@/components/app/error-boundary'
import { LinkNotValid } from '@/components/app/link-not-valid'
import { StartScreen } from '@/components/app/start-screen'
import { urls } from '@/urls'

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** The worker's screens. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: StartScreen,
    ErrorBoundary,
    children: [
      { path: 'w/login', lazy: () => import('./routes/login.tsx') },
      { path: 'w', element: <Navigate to={urls.workerLogin} replace /> },
      // The portal is not open: no link leads anywhere yet.
      { path: '*', Component: LinkNotValid },
    ],
  },
]
