import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { IntlProvider } from 'react-intl'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Messages } from '@/lib/catalogue'
import type { Locale } from '@/lib/locale'

interface AppProps {
  locale: Locale
  messages: Messages
  queryClient: QueryClient
  router: ReturnType<typeof createBrowserRouter>
}

/** What every screen stands in: the language, the server's state and the routes of one audience. */
export function App({ locale, messages, queryClient, router }: AppProps) {
  return (
    <IntlProvider locale={locale} messages={messages as Record<string, string>} defaultLocale="fr">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>
  )
}
