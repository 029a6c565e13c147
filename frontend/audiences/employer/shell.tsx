import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { companyDocumentsQuery } from '@/api/company-documents'
import { isAskedFirst } from '@/api/first-calls'
import { FIRST_LISTS } from '@/api/first-lists'
import type { FirstQueries } from '@/api/first-queries'
import { companyQuery, useCompany } from '@/api/get-company'
import { userQuery, useUser } from '@/api/get-user'
import { ApiProblem } from '@/api/problem'
import { groupsQuery } from '@/api/rewards'
import type { User } from '@/api/types'
import { AskedDialog } from '@/components/app/asked-dialog'
import { CrumbsProvider } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { IndicativeNotice } from '@/components/app/indicative-notice'
import { LoadingBar } from '@/components/app/loading-bar'
import { OfflineNotice } from '@/components/app/offline-notice'
import { SkipLink } from '@/components/app/skip-link'
import { StartScreen } from '@/components/app/start-screen'
import { Sheet } from '@/components/ui/sheet'
import { OverdueBanner } from '@/features/billing/overdue-banner'
import { applyAccent } from '@/lib/brand-theme'
import { useRememberSeen } from '@/lib/seen'
import { withAllWords } from '@/lib/rest-of-words'
import { useAnchor } from '@/lib/use-anchor'
import { useMessenger } from '@/lib/use-messenger'
import { useT } from '@/lib/use-t'
import { whenRested } from '@/lib/when-rested'
import { loginWithReturn } from '@/urls'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useFirstLists } from './use-first-lists.ts'

// Few are shown these.
const DisabledAccount = lazy(() => withAllWords(import('@/features/billing/disabled-account')))
const WaitingForRole = lazy(() => withAllWords(import('@/features/people/waiting-for-role')))

const loadSearch = () => withAllWords(import('./search.tsx'))
const fetchSearch = () => void loadSearch().catch(() => {})

export const handle: FirstQueries = {
  firstQueries: () => [
    userQuery,
    companyQuery,
    ...(isAskedFirst(FIRST_LISTS.rounds.path) ? [groupsQuery] : []),
    ...(isAskedFirst(FIRST_LISTS.documents.path) ? [companyDocumentsQuery] : []),
  ],
}

/** Lets a signed-in person in, once the user, the company and its first lists are loaded; others go to the sign-in screen. */
export function Component() {
  const user = useUser()
  const company = useCompany()
  const isReady = useFirstLists(Boolean(user.data && company.data?.billingAccount.isActive))
  const location = useLocation()
  const mainColor = company.data?.mainColor
  // Before the colour is seen.
  useLayoutEffect(() => {
    if (mainColor) applyAccent(mainColor)
  }, [mainColor])

  const error = user.error ?? company.error
  if (error instanceof ApiProblem && error.status === 401)
    return <Navigate to={loginWithReturn(location.pathname + location.search)} replace />
  if (user.data?.role === 'NEWCOMER')
    return (
      <Suspense fallback={<StartScreen />}>
        <WaitingForRole user={user.data} />
      </Suspense>
    )
  if (user.data && company.data)
    return !company.data.billingAccount.isActive ? (
      <Suspense fallback={<StartScreen />}>
        <DisabledAccount company={company.data} user={user.data} />
      </Suspense>
    ) : isReady ? (
      <Frame user={user.data} />
    ) : (
      <StartScreen />
    )
  if (error) return <ErrorView error={error} />
  return <StartScreen />
}

function Frame({ user }: { user: User }) {
  const t = useT()
  useMessenger(user)
  useAnchor()
  useRememberSeen(user.id)
  const { pathname } = useLocation()
  const [drawer, setDrawer] = useState(false)
  const [searching, setSearching] = useState(false)
  const openSearch = useCallback(() => setSearching(true), [])
  useEffect(() => setDrawer(false), [pathname])
  // With it come all words, where the page began with some.
  useEffect(() => whenRested(fetchSearch), [])
  return (
    <CrumbsProvider>
      <SkipLink />
      <LoadingBar />
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-dvh border-r border-line bg-surface lg:block print:hidden">
          <Sidebar />
        </aside>
        <Sheet open={drawer} onOpenChange={setDrawer} title={t('nav.menu')}>
          <Sidebar />
        </Sheet>
        {searching && (
          <AskedDialog
            name="search"
            load={loadSearch}
            props={{ userId: user.id, onClose: () => setSearching(false) }}
          />
        )}
        <div className="flex min-h-dvh min-w-0 flex-col">
          <TopBar onMenu={() => setDrawer(true)} onSearch={openSearch} onSearchNear={fetchSearch} />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-[90rem] grow px-4 py-6 outline-none sm:px-6 lg:px-8"
          >
            <OfflineNotice className="mb-4" />
            <OverdueBanner className="mb-4 print:hidden" />
            <Outlet />
          </main>
          <footer className="mx-auto w-full max-w-[90rem] px-4 pt-6 pb-8 sm:px-6 lg:px-8 print:hidden">
            <IndicativeNotice />
          </footer>
        </div>
      </div>
    </CrumbsProvider>
  )
}
