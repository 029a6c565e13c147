import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const settingsQuery = queryOptions({
  queryKey: ['offer-settings'],
  queryFn: ({ signal }) => answerOf(api.GET('/offer-settings', { signal })),
})

/** What the company settles for all its offers. */
export const useOfferSettings = () => useQuery(settingsQuery)

export type OfferSettings = NonNullable<ReturnType<typeof useOfferSettings>['data']>

/** Changes it; 409 when it was changed since it was read. */
export function useSaveOfferSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: OfferSettings) => answerOf(api.PUT('/offer-settings', { body })),
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  })
}
