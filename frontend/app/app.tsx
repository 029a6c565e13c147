import { useSyncExternalStore } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { IntlProvider } from 'react-intl'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Locale } from '@/lib/locale'
import { onMoreWords, wordsSoFar } from '@/lib/rest-of-words'

interface AppProps {
  locale: Locale
  queryClient: QueryClient
  router: ReturnType<typeof createBrowserRouter>
}

/** What every screen stands in: the language, the server's state and the routes of one audience. */
export function App({ locale, queryClient, router }: AppProps) {
  const messages = useSyncExternalStore(onMoreWords, wordsSoFar)
  return (
    <IntlProvider locale={locale} messages={messages as Record<string, string>} defaultLocale="fr">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>
  )
}
