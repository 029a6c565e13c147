import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router'
import { ErrorBoundary } from '@/components/app/error-boundary'
import { LeaveToRoot } from '@/components/app/leave-to-root'
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
      { path: '*', Component: LeaveToRoot },
    ],
  },
]
