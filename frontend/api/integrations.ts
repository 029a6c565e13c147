import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { paths } from '#client/api'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

type Integrations = AnswerOf<'/integrations'>
export type Integration = Integrations['data'][number]
export type HrSystem = Integrations['systems'][number]
export type IntegrationData = AnswerOf<'/integration-data'>['data'][number]
export type Owner = IntegrationData['fields'][number]['owner']
export type SyncRun = AnswerOf<'/sync-runs'>['data'][number]
/** With why people of it were not taken over. */
export type WholeRun = AnswerOf<'/sync-runs/{id}'>
export type SyncRow = AnswerOf<'/sync-runs/{id}/rows'>['data'][number]
export type SyncCar = AnswerOf<'/sync-runs/{id}/cars'>['data'][number]
export type CarAnswer = BodyOf<'/sync-cars/{id}/answer', 'post'>
export type RowPage = NonNullable<paths['/sync-runs/{id}/rows']['get']['parameters']['query']>
export type RowFilter = NonNullable<RowPage['show']>
export type RowAnswer = BodyOf<'/sync-rows/{id}/answer', 'post'>
export type ConnectInput = BodyOf<'/integrations', 'post'>
export type ChangeInput = BodyOf<'/integrations/{id}', 'put'>

const INTEGRATIONS = ['integrations']
const RUNS = ['sync-runs']
const POLL_MS = 1_500

/** While people are read; one that asks waits for a person. */
export const isUnderWay = ({ status }: Pick<SyncRun, 'status'>) =>
  status === 'WAITING' || status === 'RUNNING'

/** The HR systems that are connected, followed while one of them is read. */
export const useIntegrations = (enabled = true) =>
  useQuery({
    queryKey: [...INTEGRATIONS, 'list'],
    queryFn: ({ signal }) => answerOf(api.GET('/integrations', { signal })),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ lastRun }) => lastRun && isUnderWay(lastRun)) ? POLL_MS : false,
    staleTime: 0,
    enabled,
  })

/** Who owns the fields, and the lists of the other systems: asked there, and kept for a while. */
export const useIntegrationData = (enabled = true) =>
  useQuery({
    queryKey: [...INTEGRATIONS, 'data'],
    queryFn: ({ signal }) => answerOf(api.GET('/integration-data', { signal })),
    staleTime: 5 * 60_000,
    enabled,
  })

export const useConnect = () =>
  useChange((body: ConnectInput) => answerOf(api.POST('/integrations', { body })))

/** Leaves for the other system, where a person lets us in. */
export const useAskConsent = () =>
  useMutation({
    mutationFn: (body: BodyOf<'/integration-consents', 'post'>) =>
      answerOf(api.POST('/integration-consents', { body })),
  })

/** Comes back from it with a code. */
export const useTakeConsent = () =>
  useChange(
    ({ state, ...body }: { state: string } & BodyOf<'/integration-consents/{id}/answer', 'post'>) =>
      answerOf(
        api.POST('/integration-consents/{id}/answer', {
          params: { path: { id: state } },
          body,
        })
      )
  )

export const useChangeIntegration = (id: string) =>
  useChange((body: ChangeInput) =>
    answerOf(api.PUT('/integrations/{id}', { params: { path: { id } }, body }))
  )

/**
 * Goes over to the account that the key of a connection opens now: it ends with its runs, which are not asked for again.
 *
 * @param onGone also where what asked for it is no longer there
 */
export function useGoOver(id: string, onGone: (anew: Integration) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      answerOf(
        api.PUT('/integrations/{id}', {
          params: { path: { id } },
          body: { version, startsAnew: true },
        })
      ),
    onSuccess: (anew) => {
      onGone(anew)
      void client.invalidateQueries({ queryKey: INTEGRATIONS })
    },
  })
}

export const useDisconnect = () =>
  useChange((id: string) =>
    answerOf(api.DELETE('/integrations/{id}', { params: { path: { id } } }))
  )

export const useSync = () =>
  useChange(({ id, ...body }: { id: string } & BodyOf<'/integrations/{id}/sync', 'post'>) =>
    answerOf(api.POST('/integrations/{id}/sync', { params: { path: { id } }, body }))
  )

/** One page of the runs, the newest first, followed while one is under way. */
export const useSyncRuns = (page: { page?: number; perPage?: number }) =>
  useQuery({
    queryKey: [...RUNS, 'list', page],
    queryFn: ({ signal }) => answerOf(api.GET('/sync-runs', { params: { query: page }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
    staleTime: 0,
  })

export const useSyncRun = (id: string) =>
  useQuery({
    queryKey: [...RUNS, id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/sync-runs/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
    staleTime: 0,
  })

/** @param at where the run is: its rows are asked anew whenever it is further */
export const useSyncRows = (id: string, at: string, filter: RowPage) =>
  useQuery({
    queryKey: [...RUNS, id, 'rows', at, filter],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/sync-runs/{id}/rows', { params: { path: { id }, query: filter }, signal })
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useAnswerStop = (id: string) =>
  useChange((goesOn: boolean) =>
    answerOf(api.POST('/sync-runs/{id}/answer', { params: { path: { id } }, body: { goesOn } }))
  )

export const useAnswerRow = (id: string) =>
  useChange((body: RowAnswer) =>
    answerOf(api.POST('/sync-rows/{id}/answer', { params: { path: { id } }, body }))
  )

/** @param at where the run is: its cars are asked anew once they are read */
export const useSyncCars = (id: string, at: string, page: { page?: number; perPage?: number }) =>
  useQuery({
    queryKey: [...RUNS, id, 'cars', at, page],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/sync-runs/{id}/cars', { params: { path: { id }, query: page }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useAnswerCar = (id: string) =>
  useChange((body: CarAnswer) =>
    answerOf(api.POST('/sync-cars/{id}/answer', { params: { path: { id } }, body }))
  )

/** The fields of a worker that another program keeps, each with its name there. */
export const useKeptElsewhere = (workerId: string) =>
  useQuery({
    queryKey: ['workers', workerId, 'kept-elsewhere'],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/workers/{id}/kept-elsewhere', { params: { path: { id: workerId } }, signal })
      ),
  })

function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([INTEGRATIONS, RUNS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
