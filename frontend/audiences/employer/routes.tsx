import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router'
import type { Feature } from '@/api/types'
import { ErrorBoundary } from '@/components/app/error-boundary'
import { StartScreen } from '@/components/app/start-screen'
import { Toaster } from '@/components/ui/toaster'
import { FeatureComing } from '@/features/billing/feature-coming'
import { FeatureGate } from '@/features/billing/feature-gate'
import { urls } from '@/urls'

function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}

/** A module's screens, behind the feature that opens them. */
function gated(path: string, feature: Feature): RouteObject {
  return {
    element: <FeatureGate feature={feature} />,
    children: [{ path: `${path}/*`, element: <FeatureComing feature={feature} /> }],
  }
}

/** The employer's screens; paths are those of the specification. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: StartScreen,
    ErrorBoundary,
    children: [
      { path: 'login', lazy: () => import('./routes/login.tsx') },
      { path: 'login/magic', lazy: () => import('./routes/login-magic.tsx') },
      { path: 'login/company', lazy: () => import('./routes/login-company.tsx') },
      { path: 'login/forgot-password', lazy: () => import('./routes/forgot-password.tsx') },
      { path: 'login/reset-password', lazy: () => import('./routes/reset-password.tsx') },
      { path: 'invitation/:link', lazy: () => import('./routes/invitation.tsx') },
      { path: 'health-check', lazy: () => import('./routes/health-check.tsx') },
      { path: 'print/p/:packageId', lazy: () => import('./routes/print-package.tsx') },
      {
        lazy: () => import('./shell.tsx'),
        children: [
          {
            ErrorBoundary,
            children: [
              { index: true, lazy: () => import('./routes/dashboard.tsx') },
              { path: 'packages', lazy: () => import('./routes/packages.tsx') },
              { path: 'packages/new', lazy: () => import('./routes/new-package.tsx') },
              { path: 'packages/:packageId', lazy: () => import('./routes/package.tsx') },
              { path: 'packages/:packageId/edit', lazy: () => import('./routes/edit-package.tsx') },
              gated('offers', 'offers'),
              gated('contracts', 'contracts'),
              gated('documents', 'documents'),
              gated('reward-statements', 'rewardStatements'),
              gated('team', 'team'),
              { path: 'law/:parameterId?', lazy: () => import('./routes/law.tsx') },
              { path: 'settings', element: <Navigate to={urls.accountSettings} replace /> },
              {
                lazy: () => import('./routes/settings.tsx'),
                children: [
                  { path: 'settings/account', lazy: () => import('./routes/account-settings.tsx') },
                  { path: 'settings/company', lazy: () => import('./routes/company-settings.tsx') },
                  {
                    path: 'settings/departments',
                    lazy: () => import('./routes/departments-settings.tsx'),
                  },
                  { path: 'settings/audit', lazy: () => import('./routes/audit-settings.tsx') },
                  { path: 'settings/users', lazy: () => import('./routes/users-settings.tsx') },
                  { path: 'settings/billing', lazy: () => import('./routes/billing-settings.tsx') },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={urls.home} replace /> },
    ],
  },
]
