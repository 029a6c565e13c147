import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const STALE_MS = 5 * 60_000

/** Every feature in the order of the menu, and the plans and add-ons that open them. */
const catalogueQuery = queryOptions({
  queryKey: ['billing-catalogue'],
  queryFn: ({ signal }) => answerOf(api.GET('/billing/catalogue', { signal })),
  staleTime: STALE_MS,
})

export const useCatalogue = () => useQuery(catalogueQuery)
