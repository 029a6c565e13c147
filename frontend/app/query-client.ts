import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem, requestIdOf } from '@/api/problem'
import { reportError } from '@/lib/monitoring'

const STALE_MS = 30_000
const RETRIES = 2

/**
 * The cache of server state. A refusal is an answer and is not asked again; a broken line is tried twice more.
 * `onSignedOut` runs when the server no longer knows the session.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiProblem && error.status === 401) onSignedOut()
    else if (!(error instanceof ApiProblem) || error.status >= 500)
      reportError(error, { requestId: requestIdOf(error) ?? undefined })
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network a call fails and says so; by default it would wait, and a click on Save with it.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: STALE_MS,
        retry: (failures, error) =>
          !(error instanceof ApiProblem && error.status < 500) && failures < RETRIES,
        refetchOnWindowFocus: false,
      },
    },
  })
}
