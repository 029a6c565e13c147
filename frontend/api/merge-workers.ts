import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { workerQuery } from './workers.ts'

export type MergeBody = BodyOf<'/workers/{id}/merge', 'post'>
export type MergeChoice = MergeBody['take'][number]
export type MergePreview = AnswerOf<'/workers/{id}/merge'>

/** What would follow from another record to this one; a refusal says what is in the way. */
export const useMergePreview = (id: string, otherId: string | null) =>
  useQuery({
    queryKey: ['merge-preview', id, otherId],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/workers/{id}/merge', {
          params: { path: { id }, query: { otherId: otherId! } },
          signal,
        })
      ),
    enabled: otherId !== null,
    retry: false,
    // What both are is looked at anew each time.
    gcTime: 0,
    staleTime: 0,
  })

/** Merges another record into this one. Nearly every list names one of the two: each is read anew where it is next shown. */
export function useMergeWorkers(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MergeBody) =>
      answerOf(api.POST('/workers/{id}/merge', { params: { path: { id } }, body })),
    onSuccess: async (worker) => {
      // What the screen shows of the other record is left alone: it is no more.
      await client.invalidateQueries({ refetchType: 'none' })
      client.setQueryData(workerQuery(id).queryKey, worker)
    },
  })
}
