import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { firstOfferIsFlexible } from '@/api/first-calls'
import { keepFirstAnswers } from '@/api/first-queries'
import { fetchLater } from '@/lib/fetch-later'
import { dropSkeleton, keepSkeleton } from '@/lib/first-skeleton'
import { loadCatalogue, type Audience } from '@/lib/catalogue'
import type { Locale } from '@/lib/locale'
import { beginWith } from '@/lib/rest-of-words'
import { audienceOf } from '@/audience'
import { loginWithReturn, urls } from '@/urls'
import { sleep } from '@/lib/sleep'
import { App } from './app.tsx'
import { audiences } from './audiences.ts'
import { createQueryClient } from './query-client.ts'

/** Pages whose readers need other words than their audience. */
const READERS: [paths: RegExp, reader: Audience][] = [
  [/^\/onboard(\/|$)/, 'onboarding'],
  [/^\/verify(\/|$)/, 'verifier'],
  [/^\/proof(\/|$)/, 'prover'],
  [/^\/api-reference(\/|$)/, 'programmer'],
  [/^\/(s|signature-confirmation)\//, 'signing'],
  [/^\/(d\/w\/|w\/(?!(login|reward|details|questions)\/?$)[^/]+\/?$)/, 'workerForm'],
]

/** Pages of the employer that begin with some words, and fetch the others once they stand there. */
const BEGIN_EARLY = /^\/(login(\/|$)|packages\/[0-9a-f-]{36}\/edit\/?$)/

/** A page that takes longer than this says so: React takes over from what the server drew. */
const PATIENCE_MS = 8_000

/** Answers that take longer than this are waited for by the screen itself. */
const ANSWER_MS = 1000

/** Loads the shell and the catalogue of the audience that owns this address, side by side, and shows it. */
export async function start(root: HTMLElement, locale: Locale): Promise<void> {
  const prefix = `/${locale}`
  const path = window.location.pathname.slice(prefix.length)
  const audience = audienceOf(path)
  const early = audience === 'employer' && BEGIN_EARLY.test(path)
  const reader = READERS.find(([paths]) => paths.test(path))?.[1] ?? audience
  const [{ routes }, messages] = await Promise.all([
    audiences[audience](),
    loadCatalogue(locale, early ? 'employerEarly' : reader),
  ])
  beginWith(messages, early ? locale : undefined)
  fillIdleLine()

  const router = createBrowserRouter(routes, { basename: prefix })
  const queryClient = createQueryClient(() => {
    const { pathname, search } = router.state.location
    const here = pathname.slice(prefix.length) || urls.home
    if (audience === 'employer' && !here.startsWith(urls.login))
      void router.navigate(loginWithReturn(here + search), { replace: true })
  })
  // What the server drew stays until there is something to put in its place.
  await Promise.race([isInitialized(router), sleep(PATIENCE_MS)])
  await Promise.race([keepFirstAnswers(router.state.matches, queryClient), sleep(ANSWER_MS)])
  keepSkeleton(root)
  router.subscribe(({ navigation }) => navigation.state !== 'idle' && dropSkeleton())
  createRoot(root).render(<App locale={locale} queryClient={queryClient} router={router} />)
}

/**
 * What the first view is made of has come, and the processor is busy drawing it for a while: meanwhile the line brings
 * the engine, which only an offer with something to choose will ask for.
 */
function fillIdleLine(): void {
  void firstOfferIsFlexible().then((isFlexible) => isFlexible && fetchLater())
}

/** Resolves once the first screen's own script is there. */
function isInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => router.state.initialized && resolve()
    router.subscribe(look)
    look()
  })
}
