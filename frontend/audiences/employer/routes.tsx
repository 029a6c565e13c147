import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router'
import type { Feature } from '@/api/types'
import { BehindHash } from '@/components/app/behind-hash'
import { ErrorBoundary } from '@/components/app/error-boundary'
import { StartScreen } from '@/components/app/start-screen'
import { Toaster } from '@/components/ui/toaster'
import { FreshProof } from '@/features/account/fresh-proof'
import { FeatureGate } from '@/features/billing/feature-gate'
import type { PlaceName } from '@/features/places/places'
import { TEMPLATE_FEATURES } from '@/lib/settings-pages'
import { urls } from '@/urls'

function Root() {
  return (
    <>
      <Outlet />
      <FreshProof />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}

/** Screens behind the feature of the plan that opens them, or one of several. */
function gated(
  feature: Feature | readonly [Feature, ...Feature[]],
  children: RouteObject[]
): RouteObject {
  return { element: <FeatureGate feature={feature} />, children }
}

/** The addresses of screens that are not built; they lead to the page that says what comes. */
function place(name: PlaceName, ...paths: string[]): RouteObject[] {
  return paths.map((path) => ({
    path,
    lazy: async () => {
      const { Place } = await import('@/features/places/place')
      return { element: <Place name={name} /> }
    },
  }))
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
      { path: 'login/google', lazy: () => import('./routes/login-google.tsx') },
      { path: 'login/forgot-password', lazy: () => import('./routes/forgot-password.tsx') },
      { path: 'login/reset-password', lazy: () => import('./routes/reset-password.tsx') },
      { path: 'invitation', lazy: () => import('./routes/invitation.tsx') },
      { path: 'invitation/:secret', element: <BehindHash to="/invitation" /> },
      { path: 'health-check', lazy: () => import('./routes/health-check.tsx') },
      { path: 'print/p/:packageId', lazy: () => import('./routes/print-package.tsx') },
      { path: 'print/s/:sacrificeId', lazy: () => import('./routes/print-sacrifice.tsx') },
      {
        lazy: () => import('./shell.tsx'),
        children: [
          {
            ErrorBoundary,
            children: [
              { index: true, lazy: () => import('./routes/dashboard.tsx') },
              { path: 'packages', lazy: () => import('./routes/packages.tsx') },
              { path: 'packages/new', lazy: () => import('./routes/new-package.tsx') },
              { path: 'packages/compare', lazy: () => import('./routes/compare.tsx') },
              { path: 'packages/:packageId', lazy: () => import('./routes/package.tsx') },
              { path: 'packages/:packageId/edit', lazy: () => import('./routes/edit-package.tsx') },
              { path: 'exports', lazy: () => import('./routes/exports.tsx') },
              gated('offers', [
                { path: 'offers', lazy: () => import('./routes/offers.tsx') },
                { path: 'offers/new', lazy: () => import('./routes/new-offer.tsx') },
                { path: 'offers/:offerId', lazy: () => import('./routes/offer.tsx') },
                {
                  path: 'offers/:offerId/edit-package',
                  lazy: () => import('./routes/edit-offer-package.tsx'),
                },
                {
                  path: 'offers/:offerId/preview',
                  lazy: () => import('./routes/preview-offer.tsx'),
                },
              ]),
              gated('team', [{ path: 'team/:workerId?', lazy: () => import('./routes/team.tsx') }]),
              { path: 'contracts/new', lazy: () => import('./routes/new-contract.tsx') },
              { path: 'soon', lazy: () => import('./routes/soon.tsx') },
              ...place('contracts', 'contracts'),
              ...place(
                'documents',
                'documents',
                'documents/new',
                'documents/edit-documents/:documentId'
              ),
              ...place('rewardStatements', 'reward-statements', 'reward-statements/:groupId'),
              ...place(
                'worker',
                'team/:workerId/contracts',
                'team/:workerId/offers',
                'team/:workerId/simulations'
              ),
              ...place(
                'analytics',
                'team/analytics',
                'team/analytics/cash-flow',
                'team/analytics/ranges',
                'team/analytics/scatter',
                'team/analytics/reductions'
              ),
              ...place('heatmap', 'team/heatmap'),
              ...place('contacts', 'team/contacts'),
              ...place('exportPayroll', 'team/export-payroll'),
              ...place('teamChanges', 'team/changes'),
              ...place(
                'scenarios',
                'team/scenarios',
                'team/scenarios/:scenarioId',
                'team/scenarios/:scenarioId/item/:itemId'
              ),
              ...place('budgets', 'team/budgets', 'team/budgets/:budgetId'),
              ...place('synchronisation', 'team/synchronisation'),
              ...place('integrationsSettings', 'settings/integrations'),
              { path: 'salary-sacrifice', lazy: () => import('./routes/salary-sacrifices.tsx') },
              { path: 'salary-sacrifice/new', lazy: () => import('./routes/new-sacrifice.tsx') },
              {
                path: 'salary-sacrifice/:sacrificeId',
                lazy: () => import('./routes/sacrifice.tsx'),
              },
              {
                path: 'salary-sacrifice/:sacrificeId/edit',
                lazy: () => import('./routes/edit-sacrifice.tsx'),
              },
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
                  {
                    path: 'settings/compute-models',
                    lazy: () => import('./routes/compute-models-settings.tsx'),
                  },
                  {
                    path: 'settings/avantages',
                    lazy: () => import('./routes/benefits-settings.tsx'),
                  },
                  gated('offers', [
                    { path: 'settings/offers', lazy: () => import('./routes/offers-settings.tsx') },
                  ]),
                  gated(TEMPLATE_FEATURES, [
                    {
                      path: 'settings/documents',
                      lazy: () => import('./routes/documents-settings.tsx'),
                    },
                    {
                      path: 'settings/documents/new',
                      lazy: () => import('./routes/template-settings.tsx'),
                    },
                    {
                      path: 'settings/documents/:templateId',
                      lazy: () => import('./routes/template-settings.tsx'),
                    },
                  ]),
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
