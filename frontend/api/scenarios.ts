import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { AGAIN_MS, computedKind, type ComputedPage } from './computed.ts'

type Detail = AnswerOf<'/scenarios/{id}'>
type ListPage = AnswerOf<'/scenarios'>
type ItemPage = AnswerOf<'/scenarios/{id}/items'>
type Comparison = AnswerOf<'/scenario-comparison'>
type Applied = AnswerOf<'/scenarios/{id}/apply/contract', 'post'>

export type Scenario = Detail
export type ScenarioTotals = NonNullable<Detail['totals']>
export type ScenarioChange = Detail['changes'][number]
export type ChangeType = ScenarioChange['type']
export type ListedScenario = ListPage['data'][number]
export type ScenarioItem = ItemPage['data'][number]
export type ComparedScenarios = Comparison
export type AppliedRow = Applied['data'][number]
export type WayOut = 'contract' | 'offer' | 'correction'

export const SCENARIO_SORTS = ['changed', 'name'] as const
export type ScenarioPage = ComputedPage<(typeof SCENARIO_SORTS)[number]>

export const ITEM_SORTS = ['name', 'gross', 'gain', 'cost', 'retenu'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]
export interface ItemFilter {
  search?: string
  losers?: boolean
  sort?: ItemSort
  order?: 'asc' | 'desc'
  page?: number
  perPage?: number
}

const scenarios = computedKind<Scenario>('scenario', (id, signal) =>
  answerOf(api.GET('/scenarios/{id}', { params: { path: { id } }, signal }))
)
/** The key of every list of scenarios. */
export const SCENARIO_LISTS = scenarios.lists
export const scenarioQuery = scenarios.query
/** One scenario with its changes and sums. */
export const useScenario = scenarios.useOne
const useScenarioMutation = scenarios.useChange

/** One page of scenarios, those changed last first. */
export const useScenarios = (filter: ScenarioPage) =>
  useQuery({
    queryKey: [scenarios.list, filter],
    queryFn: ({ signal }) => answerOf(api.GET('/scenarios', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

/** One page of its people; of another version it is asked again. */
export const useScenarioItems = (
  { id, version }: { id: string; version: string },
  filter: ItemFilter
) =>
  useQuery({
    queryKey: ['scenario-items', id, version, filter],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/scenarios/{id}/items', { params: { path: { id }, query: filter }, signal })
      ),
    placeholderData: keepPreviousData,
  })

/** One person of a scenario, with what the engine is asked before and after. */
export const useScenarioItem = (id: string, itemId: string) =>
  useQuery({
    queryKey: ['scenario-items', id, 'item', itemId],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/scenarios/{id}/items/{itemId}', { params: { path: { id, itemId } }, signal })
      ),
  })

/** Scenarios side by side, with a page of their people. */
export const useComparison = (
  ids: readonly string[],
  page: { page: number; perPage: number; losers?: boolean }
) =>
  useQuery({
    queryKey: [scenarios.list, 'comparison', ids, page],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/scenario-comparison', {
          params: { query: { ids: ids.join(','), ...page } },
          signal,
        })
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.scenarios.some(({ isComputed }) => !isComputed) ? AGAIN_MS : false,
    enabled: ids.length > 0,
  })

export type NewScenario = BodyOf<'/scenarios', 'post'>

export const useCreateScenario = () =>
  useScenarioMutation((body: NewScenario) => answerOf(api.POST('/scenarios', { body })))

export const useDuplicateScenario = () =>
  useScenarioMutation(({ of, id }: { of: string; id: string }) =>
    answerOf(api.POST('/scenarios/{id}', { params: { path: { id: of } }, body: { id } }))
  )

export const useUpdateScenario = () =>
  useScenarioMutation(({ id, ...body }: { id: string } & BodyOf<'/scenarios/{id}', 'put'>) =>
    answerOf(api.PUT('/scenarios/{id}', { params: { path: { id } }, body }))
  )

export const useArchiveScenario = () =>
  useScenarioMutation(({ id, archived }: { id: string; archived: boolean }) =>
    answerOf(
      archived
        ? api.POST('/scenarios/{id}/archive', { params: { path: { id } } })
        : api.POST('/scenarios/{id}/archive/false', { params: { path: { id } } })
    )
  )

export const deleteScenario = (id: string) =>
  answerOf(api.DELETE('/scenarios/{id}', { params: { path: { id } }, keepalive: true }))

export const useApplyChange = () =>
  useScenarioMutation(
    ({ id, ...body }: { id: string } & BodyOf<'/scenarios/{id}/apply-change', 'post'>) =>
      answerOf(api.POST('/scenarios/{id}/apply-change', { params: { path: { id } }, body }))
  )

export const useEditChange = () =>
  useScenarioMutation(
    ({
      id,
      changeId,
      ...body
    }: { id: string; changeId: string } & BodyOf<'/scenarios/{id}/changes/{changeId}', 'put'>) =>
      answerOf(
        api.PUT('/scenarios/{id}/changes/{changeId}', { params: { path: { id, changeId } }, body })
      )
  )

export const useResetWorkers = () =>
  useScenarioMutation(({ id, workers }: { id: string; workers?: string[] }) =>
    answerOf(
      api.PUT('/scenarios/{id}/reset-workers', { params: { path: { id } }, body: { workers } })
    )
  )

export const useAddScenarioWorkers = () =>
  useScenarioMutation(({ id, workerIds }: { id: string; workerIds: string[] }) =>
    answerOf(api.POST('/scenarios/{id}/workers', { params: { path: { id } }, body: { workerIds } }))
  )

export const useRemoveScenarioWorkers = () =>
  useScenarioMutation(({ id, workerIds }: { id: string; workerIds: string[] }) =>
    answerOf(
      api.DELETE('/scenarios/{id}/workers', { params: { path: { id } }, body: { workerIds } })
    )
  )

/** One call of a way out; it says where the next one begins. */
export const applyOut = (
  id: string,
  way: WayOut,
  body: BodyOf<'/scenarios/{id}/apply/contract', 'post'>
): Promise<Applied> => {
  const asked = { params: { path: { id } }, body }
  switch (way) {
    case 'contract':
      return answerOf(api.POST('/scenarios/{id}/apply/contract', asked))
    case 'offer':
      return answerOf(api.POST('/scenarios/{id}/apply/offer', asked))
    case 'correction':
      return answerOf(api.POST('/scenarios/{id}/apply/correction', asked))
  }
}

/** What the notice of an indexation leads to. */
export interface IndexationScenario {
  name: string
  /** The day of the indexation. */
  day: string
  commissionParitaire: string
  /** Percent added to pay; null while nothing is known of it. */
  percent: number | null
}

/**
 * The scenario of an indexation: the one of its name where it was made already, else a new one of all people of the joint
 * committee, with the index as its first change.
 */
export const useIndexationScenario = () =>
  useScenarioMutation(
    async ({ name, day, commissionParitaire, percent }: IndexationScenario): Promise<Scenario> => {
      const query = { search: name, perPage: 100 }
      const found = await answerOf(api.GET('/scenarios', { params: { query } }))
      const same = found.data.find((scenario) => scenario.name === name)
      if (same) return answerOf(api.GET('/scenarios/{id}', { params: { path: { id: same.id } } }))
      const made = await answerOf(
        api.POST('/scenarios', {
          body: { name, dateStr: day, everyone: { commissionParitaire } },
        })
      )
      if (percent === null) return made
      return answerOf(
        api.POST('/scenarios/{id}/apply-change', {
          params: { path: { id: made.id } },
          body: { type: 'INDEXATION', data: { percent } },
        })
      )
    }
  )
