import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

const settingsQuery = queryOptions({
  queryKey: ['signing-settings'],
  queryFn: ({ signal }) => answerOf(api.GET('/signing-settings', { signal })),
})

/** How the company has its documents signed. */
export const useSigningSettings = () => useQuery(settingsQuery)

export type SigningSettings = NonNullable<ReturnType<typeof useSigningSettings>['data']>
type SettingsBody = BodyOf<'/signing-settings', 'put'>

function useSettingsChange<Input>(change: (input: Input) => Promise<SigningSettings>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  })
}

/** Changes it; 409 when it was changed since it was read. */
export const useSaveSigningSettings = () =>
  useSettingsChange((body: SettingsBody) => answerOf(api.PUT('/signing-settings', { body })))

/** Says yes to simple signatures under contracts, to the words that were read. */
export const useAcceptSimple = () =>
  useSettingsChange((simpleMeans: string) =>
    answerOf(api.POST('/signing-settings/accept-simple', { body: { simpleMeans } }))
  )
