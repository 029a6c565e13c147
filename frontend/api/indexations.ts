import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { paths } from '#client/api'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { TEAM_CHANGES } from './team-changes.ts'

type Page = AnswerOf<'/indexations'>
export type Run = Page['data'][number]
export type RunDetail = AnswerOf<'/indexations/{id}'>
export type RunStep = RunDetail['steps'][number]
export type LinePage = NonNullable<paths['/indexations/{id}/lines']['get']['parameters']['query']>
export type LineFilter = NonNullable<LinePage['show']>
export type RunLine = AnswerOf<'/indexations/{id}/lines'>['data'][number]
export type LineAnswer = NonNullable<RunLine['answer']>
export type PlanInput = BodyOf<'/indexations', 'post'>
export type IndexData = AnswerOf<'/index-data'>

const INDEXATIONS = ['indexations']
const POLL_MS = 1_000

/** While it is computed, or contracts are written. */
export const isUnderWay = ({ status }: Pick<Run, 'status'>) =>
  status === 'waiting' || status === 'running' || status === 'applying' || status === 'undoing'

/** One page of the runs, the newest first. */
export const useIndexations = (page: { page?: number; perPage?: number }) =>
  useQuery({
    queryKey: [...INDEXATIONS, 'list', page],
    queryFn: ({ signal }) => answerOf(api.GET('/indexations', { params: { query: page }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
    staleTime: 0,
  })

/** A run, followed while it is under way. */
export const useIndexation = (id: string) =>
  useQuery({
    queryKey: [...INDEXATIONS, id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/indexations/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
    staleTime: 0,
  })

/** One page of the contracts of a run; asked anew whenever the run is at another step. */
export const useIndexationLines = (id: string, at: string, filter: LinePage) =>
  useQuery({
    queryKey: [...INDEXATIONS, id, 'lines', at, filter],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/indexations/{id}/lines', { params: { path: { id }, query: filter }, signal })
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What is known of the index. */
export const useIndexData = () =>
  useQuery({
    queryKey: ['index-data'],
    queryFn: ({ signal }) => answerOf(api.GET('/index-data', { signal })),
  })

export const usePlanIndexation = () =>
  useChange((body: PlanInput) => answerOf(api.POST('/indexations', { body })))

export const useAnswerLine = (id: string) =>
  useChange(({ lineId, answer }: { lineId: string; answer: LineAnswer | null }) =>
    answerOf(
      api.PUT('/indexations/{id}/lines/{lineId}/answer', {
        params: { path: { id, lineId } },
        body: { answer },
      })
    )
  )

export const usePlanAgain = (id: string) =>
  useChange(() => answerOf(api.POST('/indexations/{id}/plan', { params: { path: { id } } })))

export const useApproveIndexation = (id: string) =>
  useChange((body: { fingerprint: string; alone?: boolean }) =>
    answerOf(api.POST('/indexations/{id}/approval', { params: { path: { id } }, body }))
  )

export const useRefuseIndexation = (id: string) =>
  useChange((body: { because: string }) =>
    answerOf(api.POST('/indexations/{id}/refusal', { params: { path: { id } }, body }))
  )

export const useApplyIndexation = (id: string) =>
  useChange(() => answerOf(api.POST('/indexations/{id}/application', { params: { path: { id } } })))

export const useUndoIndexation = (id: string) =>
  useChange(() => answerOf(api.POST('/indexations/{id}/undoing', { params: { path: { id } } })))

export const useSendIndexLetters = (id: string) =>
  useChange(() => answerOf(api.POST('/indexations/{id}/letters', { params: { path: { id } } })))

export const useRemoveIndexation = (id: string) =>
  useChange(() => answerOf(api.DELETE('/indexations/{id}', { params: { path: { id } } })))

export const indexationCsv = (id: string) => `/api/indexations/${id}/csv`
export const indexLetter = (id: string, lineId: string) =>
  `/api/indexations/${id}/lines/${lineId}/letter`

/** A change of a run: whatever is shown of runs, and of what changed in the team, is asked again. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all(
        [INDEXATIONS, TEAM_CHANGES].map((queryKey) => client.invalidateQueries({ queryKey }))
      ),
  })
}
