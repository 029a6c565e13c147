import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Purchase } from './types.ts'

const STALE_MS = 5 * 60_000

const pricesQuery = queryOptions({
  queryKey: ['billing-prices'],
  queryFn: ({ signal }) => answerOf(api.GET('/billing/prices', { signal })),
  staleTime: STALE_MS,
})

/** What is sold by card each month; nothing where there is no provider. */
export const usePrices = () => useQuery(pricesQuery)

/** Leaves for the page where a plan is paid. */
export function useCheckout() {
  return useMutation({
    mutationFn: (body: Purchase) => answerOf(api.POST('/billing/checkout', { body })),
    onSuccess: leave,
  })
}

/** Has the server look at the provider, whose own word may be late. */
export function useRefreshSubscriptions() {
  return useMutation({ mutationFn: () => answerOf(api.POST('/billing/refresh')) })
}

/** Leaves for the page where the subscription is managed. */
export function usePortal() {
  return useMutation({
    mutationFn: () => answerOf(api.POST('/billing/portal')),
    onSuccess: leave,
  })
}

function leave({ url }: { url: string }) {
  window.location.assign(url)
}
