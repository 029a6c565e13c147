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
      { path: 'w/:workerLink', lazy: () => import('./routes/worker-form.tsx') },
      // The portal is not open: no other link leads anywhere yet.
      { path: '*', Component: LinkNotValid },
    ],
  },
]
