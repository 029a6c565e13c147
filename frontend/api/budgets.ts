import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { paths } from '#client/api'
import { answerOf, api } from './client.ts'

type Detail = paths['/budgets/{id}']['get']['responses'][200]['content']['application/json']
type ListPage = paths['/budgets']['get']['responses'][200]['content']['application/json']
type VarianceAnswer =
  paths['/budgets/{id}/variance']['get']['responses'][200]['content']['application/json']
type Body<Path extends keyof paths, Method extends 'post' | 'put'> =
  paths[Path] extends Record<Method, { requestBody: { content: { 'application/json': infer B } } }>
    ? B
    : never

export type Budget = Detail
export type BudgetPlan = Detail['plan']
export type BudgetFigures = NonNullable<Detail['figures']>
export type ListedBudget = ListPage['data'][number]
export type Variance = VarianceAnswer
export type NewBudget = Body<'/budgets', 'post'>
export type ChangedBudget = Body<'/budgets/{id}', 'put'>

export const BUDGET_SORTS = ['changed', 'name', 'start'] as const
export interface BudgetPage {
  search?: string
  archived?: boolean
  sort?: (typeof BUDGET_SORTS)[number]
  order?: 'asc' | 'desc'
  page?: number
  perPage?: number
}

const LIST = 'budgets'
/** The key of every list of budgets. */
export const BUDGET_LISTS = [[LIST]]

/** One page of budgets, those changed last first. */
export const useBudgets = (filter: BudgetPage) =>
  useQuery({
    queryKey: [LIST, filter],
    queryFn: ({ signal }) => answerOf(api.GET('/budgets', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

const budgetQuery = (id: string) =>
  queryOptions({
    queryKey: ['budget', id],
    queryFn: ({ signal }) => answerOf(api.GET('/budgets/{id}', { params: { path: { id } }, signal })),
    // What a job computes is looked at until it is done.
    refetchInterval: ({ state }) => (state.data && !state.data.isComputed ? 1000 : false),
  })

/** One budget with its plan and figures. */
export const useBudget = (id: string) => useQuery(budgetQuery(id))

/** What the months that are over came to. */
export const useVariance = ({ id, updatedAt, monthsOver, isComputed }: Budget) =>
  useQuery({
    queryKey: ['budget-variance', id, updatedAt],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/budgets/{id}/variance', { params: { path: { id } }, signal })),
    enabled: monthsOver > 0 && isComputed,
  })

/** Everything that changes one budget answers with the whole of it. */
function useBudgetMutation<Input extends object>(send: (input: Input) => Promise<Budget>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (saved) => {
      client.setQueryData(budgetQuery(saved.id).queryKey, saved)
      await client.invalidateQueries({ queryKey: [LIST] })
    },
  })
}

export const useCreateBudget = () =>
  useBudgetMutation((body: NewBudget) => answerOf(api.POST('/budgets', { body })))

export const useUpdateBudget = () =>
  useBudgetMutation(({ id, ...body }: { id: string } & ChangedBudget) =>
    answerOf(api.PUT('/budgets/{id}', { params: { path: { id } }, body }))
  )

export const useDuplicateBudget = () =>
  useBudgetMutation(({ of, id }: { of: string; id: string }) =>
    answerOf(api.POST('/budgets/{id}', { params: { path: { id: of } }, body: { id } }))
  )

export const useReforecastBudget = () =>
  useBudgetMutation(({ of, id }: { of: string; id: string }) =>
    answerOf(api.POST('/budgets/{id}/reforecast', { params: { path: { id: of } }, body: { id } }))
  )

export const useArchiveBudget = () =>
  useBudgetMutation(({ id, archived }: { id: string; archived: boolean }) =>
    answerOf(
      archived
        ? api.POST('/budgets/{id}/archive', { params: { path: { id } } })
        : api.POST('/budgets/{id}/archive/false', { params: { path: { id } } })
    )
  )

export const useLockBudget = () =>
  useBudgetMutation(({ id, locked }: { id: string; locked: boolean }) =>
    answerOf(
      locked
        ? api.POST('/budgets/{id}/lock', { params: { path: { id } } })
        : api.POST('/budgets/{id}/lock/false', { params: { path: { id } } })
    )
  )

export const deleteBudget = (id: string) =>
  answerOf(api.DELETE('/budgets/{id}', { params: { path: { id } }, keepalive: true }))

/** A budget as a file: a workbook, or its journal. */
export const budgetFile = async (id: string, kind: 'xlsx' | 'journal'): Promise<Blob> => {
  const asked = { params: { path: { id } }, parseAs: 'blob' as const }
  const file = await (kind === 'xlsx'
    ? answerOf(api.GET('/budgets/{id}/xlsx', asked))
    : answerOf(api.GET('/budgets/{id}/journal', asked)))
  return file as unknown as Blob
}
