import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Params } from 'react-router'
import { firstAnswersAreGood } from './first-calls.ts'

/** What a route's `handle` says: which answers its screen shows nothing without, of those that its page asked for first. */
export interface FirstQueries {
  firstQueries: (params: Params) => readonly FetchQueryOptions<any, any, any, any>[]
}

/**
 * Gives the first screen what its page has asked for before its script was there, so that it is drawn once, with its
 * figures. Whatever was refused or did not come is left to the screen, which says so.
 */
export async function keepFirstAnswers(
  matches: readonly { route: { handle?: unknown }; params: Params }[],
  client: QueryClient
): Promise<void> {
  if (!(await firstAnswersAreGood())) return
  const queries = matches.flatMap(
    ({ route, params }) => (route.handle as FirstQueries | undefined)?.firstQueries(params) ?? []
  )
  await Promise.all(queries.map((query) => client.prefetchQuery(query)))
}
