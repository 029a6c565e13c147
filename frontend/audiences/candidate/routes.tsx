import { Outlet, ScrollRestoration, type RouteObject } from 'react-router'
import { BehindHash } from '@/components/app/behind-hash'
import { ErrorBoundary } from '@/components/app/error-boundary'
import { LeaveToRoot } from '@/components/app/leave-to-root'
import { StartScreen } from '@/components/app/start-screen'

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** The candidate's screens: private links, no sign-in. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: StartScreen,
    ErrorBoundary,
    children: [
      { path: 'o/:offerLink/*', lazy: () => import('./routes/offer.tsx') },
      { path: 'print/o/:offerLink', lazy: () => import('./routes/print-offer.tsx') },
      { path: 'onboard', lazy: () => import('./routes/onboard.tsx') },
      { path: 'onboard/:secret', element: <BehindHash to="/onboard" /> },
      { path: 'verify', lazy: () => import('./routes/verify.tsx') },
      { path: 'api-reference', lazy: () => import('./routes/api-reference.tsx') },
      { path: 'proof', lazy: () => import('./routes/proof.tsx') },
      { path: '_status', lazy: () => import('./routes/status.tsx') },
      { path: 'd/w/:casefileLink', lazy: () => import('./routes/casefile-form.tsx') },
      { path: 's/:casefileLink/back', lazy: () => import('./routes/sign-back.tsx') },
      { path: 's/:casefileLink/*', lazy: () => import('./routes/sign.tsx') },
      {
        path: 'signature-confirmation/:casefileLink',
        lazy: () => import('./routes/signature-confirmation.tsx'),
      },
      { path: '*', Component: LeaveToRoot },
    ],
  },
]
