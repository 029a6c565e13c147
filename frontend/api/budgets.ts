import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { computedKind, type ComputedPage } from './computed.ts'
import { fetchFile } from './fetch-file.ts'

type Detail = AnswerOf<'/budgets/{id}'>
type ListPage = AnswerOf<'/budgets'>
type VarianceAnswer = AnswerOf<'/budgets/{id}/variance'>

export type Budget = Detail
export type BudgetPlan = Detail['plan']
export type BudgetFigures = NonNullable<Detail['figures']>
export type ListedBudget = ListPage['data'][number]
export type Variance = VarianceAnswer
export type NewBudget = BodyOf<'/budgets', 'post'>
export type ChangedBudget = BodyOf<'/budgets/{id}', 'put'>

export const BUDGET_SORTS = ['changed', 'name', 'start'] as const
export type BudgetPage = ComputedPage<(typeof BUDGET_SORTS)[number]>

const budgets = computedKind<Budget>('budget', (id, signal) =>
  answerOf(api.GET('/budgets/{id}', { params: { path: { id } }, signal }))
)
/** The key of every list of budgets. */
export const BUDGET_LISTS = budgets.lists
/** One budget with its plan and figures. */
export const useBudget = budgets.useOne
const useBudgetMutation = budgets.useChange

/** One page of budgets, those changed last first. */
export const useBudgets = (filter: BudgetPage) =>
  useQuery({
    queryKey: [budgets.list, filter],
    queryFn: ({ signal }) => answerOf(api.GET('/budgets', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

/** What the months that are over came to. */
export const useVariance = ({ id, updatedAt, monthsOver, isComputed }: Budget) =>
  useQuery({
    queryKey: ['budget-variance', id, updatedAt],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/budgets/{id}/variance', { params: { path: { id } }, signal })),
    enabled: monthsOver > 0 && isComputed,
  })

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
export const budgetFile = async (id: string, kind: 'xlsx' | 'journal'): Promise<Blob> =>
  (await fetchFile(`/api/budgets/${id}/${kind}`)).file
