import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { loadCatalogue, type Audience } from '@/lib/catalogue'
import type { Locale } from '@/lib/locale'
import { audienceOf, loginWithReturn, urls } from '@/urls'
import { App } from './app.tsx'
import { audiences } from './audiences.ts'
import { createQueryClient } from './query-client.ts'

/** Pages whose readers need other words than their audience. */
const READERS: [paths: RegExp, reader: Audience][] = [
  [/^\/onboard(\/|$)/, 'onboarding'],
  [/^\/verify(\/|$)/, 'verifier'],
  [/^\/(s|signature-confirmation)\//, 'signing'],
  [/^\/(d\/w\/|w\/(?!login(\/|$)))/, 'workerForm'],
]

/** Loads the shell and the catalogue of the audience that owns this address, side by side, and shows it. */
export async function start(root: HTMLElement, locale: Locale): Promise<void> {
  const prefix = `/${locale}`
  const path = window.location.pathname.slice(prefix.length)
  const audience = audienceOf(path)
  const [{ routes }, messages] = await Promise.all([
    audiences[audience](),
    loadCatalogue(locale, READERS.find(([paths]) => paths.test(path))?.[1] ?? audience),
  ])

  const router = createBrowserRouter(routes, { basename: prefix })
  const queryClient = createQueryClient(() => {
    const { pathname, search } = router.state.location
    const here = pathname.slice(prefix.length) || urls.home
    if (audience === 'employer' && !here.startsWith(urls.login))
      void router.navigate(loginWithReturn(here + search), { replace: true })
  })
  createRoot(root).render(
    <App locale={locale} messages={messages} queryClient={queryClient} router={router} />
  )
}
