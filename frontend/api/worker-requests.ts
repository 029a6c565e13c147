import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

export type WorkerQuestion = AnswerOf<'/worker-questions'>['data'][number]
export type WorkerProposal = AnswerOf<'/worker-proposals'>['data'][number]

/** What workers asked in their portal: of one, or all that waits. */
export const useWorkerQuestions = (of: { workerId?: string; open?: boolean }, enabled = true) =>
  useQuery({
    queryKey: ['worker-questions', of],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/worker-questions', { params: { query: of }, signal })),
    enabled,
  })

/** What workers proposed and still waits. */
export const useWorkerProposals = (of: { workerId?: string }, enabled = true) =>
  useQuery({
    queryKey: ['worker-proposals', of],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/worker-proposals', { params: { query: of }, signal })),
    enabled,
  })

/** What is done with them; a household or an account that was accepted stands in the worker's details. */
export function useRequestCalls(workerId: string) {
  const client = useQueryClient()
  const anew = (...keys: string[]) =>
    Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
  const settled = () =>
    anew('worker-proposals', 'workers', 'worker').then(() =>
      client.invalidateQueries({ queryKey: ['worker-details', workerId] })
    )
  return {
    answer: useMutation({
      mutationFn: ({ id, answer }: { id: string; answer: string }) =>
        answerOf(
          api.POST('/worker-questions/{id}/answer', { params: { path: { id } }, body: { answer } })
        ),
      onSuccess: () => anew('worker-questions'),
    }),
    accept: useMutation({
      mutationFn: (id: string) =>
        answerOf(api.POST('/worker-proposals/{id}/acceptance', { params: { path: { id } } })),
      onSuccess: settled,
    }),
    refuse: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        answerOf(
          api.POST('/worker-proposals/{id}/refusal', { params: { path: { id } }, body: { reason } })
        ),
      onSuccess: settled,
    }),
  }
}

const settingsQuery = queryOptions({
  queryKey: ['portal-settings'],
  queryFn: ({ signal }) => answerOf(api.GET('/portal-settings', { signal })),
})

/** What the company settled for its workers' portal. */
export const usePortalSettings = () => useQuery(settingsQuery)

export type PortalSettings = NonNullable<ReturnType<typeof usePortalSettings>['data']>

export function useSavePortalSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PortalSettings) => answerOf(api.PUT('/portal-settings', { body })),
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  })
}
