import type { ComponentType } from 'react'
import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router'
import { ErrorBoundary } from '@/components/app/error-boundary'
import { LinkNotValid } from '@/components/app/link-not-valid'
import { StartScreen } from '@/components/app/start-screen'
import { withWords } from '@/lib/with-words'

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** A page with a form: what forms say of their fields comes with it. */
async function withForm(page: Promise<{ Component: ComponentType }>) {
  const part = page.then(({ Component }) => ({ default: Component }))
  return { Component: (await withWords('portalForms', part)).default }
}

async function statement() {
  const page = await import('./routes/reward.tsx')
  await page.isReady()
  return page
}

/** What the portal shows, to its worker and to who views it as them. */
const pages: RouteObject[] = [
  { index: true, element: <Navigate to="reward" replace /> },
  { path: 'reward/:rewardStatementId?', lazy: statement },
  { path: 'details', lazy: () => withForm(import('./routes/details.tsx')) },
  { path: 'questions', lazy: () => withForm(import('./routes/questions.tsx')) },
]

/** The same within their frame: one that breaks, or does not come without a network, leaves the way to the others. */
const framed: RouteObject[] = [{ ErrorBoundary, children: pages }]

/** The worker's screens. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: StartScreen,
    ErrorBoundary,
    children: [
      { path: 'w/login', lazy: () => withForm(import('./routes/login.tsx')) },
      { path: 'w', lazy: () => import('./routes/portal.tsx'), children: framed },
      { path: 'w/:companyLink/:workerLink/current', lazy: () => import('./routes/current.tsx') },
      { path: 'w/:workerLink', lazy: () => import('./routes/worker-form.tsx') },
      {
        path: 'iw/:workerLink',
        lazy: () => import('./routes/portal.tsx'),
        children: [
          ...framed,
          { path: 'current', lazy: () => import('./routes/viewed-contract.tsx') },
        ],
      },
      { path: '*', Component: LinkNotValid },
    ],
  },
]
