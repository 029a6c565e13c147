import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const settingsQuery = queryOptions({
  queryKey: ['worker-form-settings'],
  queryFn: ({ signal }) => answerOf(api.GET('/worker-form-settings', { signal })),
})

/** What the form of workers' details asks before a contract is signed. */
export const useWorkerFormSettings = () => useQuery(settingsQuery)

export type WorkerFormSettings = NonNullable<ReturnType<typeof useWorkerFormSettings>['data']>

/** Changes it; 409 when it was changed since it was read. */
export function useSaveWorkerFormSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WorkerFormSettings) => answerOf(api.PUT('/worker-form-settings', { body })),
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  })
}
