import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router'
import { BehindHash } from '@/components/app/behind-hash'
import { ErrorBoundary } from '@/components/app/error-boundary'
import { StartScreen } from '@/components/app/start-screen'
import { Toaster } from '@/components/ui/toaster'
import { FreshProof } from '@/features/account/fresh-proof'
import { withAllWords } from '@/lib/rest-of-words'
import { urls } from '@/urls'
import { SECTIONS } from './sections.ts'
import { assistantScreens } from './sections/assistant.ts'

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

/** The one screen that says no more than a page begins with (lib/early-words.ts), beside those of the sign-in. */
const EARLY = 'packages/:packageId/edit'

/** Screens that come with all words. */
function worded(screens: RouteObject[]): RouteObject[] {
  return screens.map((screen) => {
    const { lazy, children, path } = screen
    return {
      ...screen,
      ...(typeof lazy === 'function' && path !== EARLY && { lazy: () => withAllWords(lazy()) }),
      ...(children && { children: worded(children) }),
    } as RouteObject
  })
}

/** The screens of all sections. */
const screens = SECTIONS.flatMap((item) =>
  'sections' in item ? item.sections.flatMap((section) => section.screens) : item.screens
)

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
      ...worded([
        { path: 'health-check', lazy: () => import('./routes/health-check.tsx') },
        { path: 'print/p/:packageId', lazy: () => import('./routes/print-package.tsx') },
        { path: 'print/s/:sacrificeId', lazy: () => import('./routes/print-sacrifice.tsx') },
      ]),
      {
        lazy: () => import('./shell.tsx'),
        children: [
          {
            ErrorBoundary,
            children: worded([
              ...screens,
              ...assistantScreens,
              { path: 'help/:page?', lazy: () => import('./routes/help.tsx') },
            ]),
          },
        ],
      },
      { path: '*', element: <Navigate to={urls.home} replace /> },
    ],
  },
]
