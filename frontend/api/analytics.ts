import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

/** What analytics are narrowed by: ids of departments, places and cost centres, names of functions and levels. */
export interface AnalyticsFilter {
  department?: string
  location?: string
  costCenter?: string
  nomFonction?: string
  level?: string
}

export const AXES = ['seniority', 'level', 'age'] as const
export type Axis = (typeof AXES)[number]

export type CashMonth = AnswerOf<'/analytics/cash-flow'>['data'][number]
export type RangeRow = AnswerOf<'/analytics/ranges'>['data'][number]
export type Scatter = AnswerOf<'/analytics/scatter'>
export type ReductionRow = AnswerOf<'/analytics/reductions'>['data'][number]
export type HeatMap = AnswerOf<'/analytics/heat-map'>
export type PayRange = AnswerOf<'/pay-ranges'>['data'][number]

/** While figures are being computed, how often it is asked how far they are. */
const ASK_AGAIN_MS = 2_000

const KEY = 'analytics'

/** How far the kept figures are; asked again until all are there. */
export const useFigures = () =>
  useQuery({
    queryKey: [KEY, 'figures'],
    queryFn: ({ signal }) => answerOf(api.GET('/analytics/figures', { signal })),
    refetchInterval: ({ state: { data } }) =>
      data && data.stale + data.missing > 0 ? ASK_AGAIN_MS : false,
  })

/** Has the figures computed that are missing or of another law. */
export function useRecompute() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(api.POST('/analytics/figures')),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}

export const useAnalyticsFilters = () =>
  useQuery({
    queryKey: [KEY, 'filters'],
    queryFn: ({ signal }) => answerOf(api.GET('/analytics/filters', { signal })),
  })

export const useSummary = (query: AnalyticsFilter) =>
  useQuery({
    queryKey: [KEY, 'summary', query],
    queryFn: ({ signal }) => answerOf(api.GET('/analytics/summary', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })

export const useTeamCashFlow = (query: AnalyticsFilter & { months?: '12' | '24' }) =>
  useQuery({
    queryKey: [KEY, 'cash-flow', query],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/analytics/cash-flow', { params: { query }, signal }))).data,
    placeholderData: keepPreviousData,
  })

export const useRanges = (query: AnalyticsFilter) =>
  useQuery({
    queryKey: [KEY, 'ranges', query],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/analytics/ranges', { params: { query }, signal }))).data,
    placeholderData: keepPreviousData,
  })

export const useScatter = (query: AnalyticsFilter & { axis?: Axis }) =>
  useQuery({
    queryKey: [KEY, 'scatter', query],
    queryFn: ({ signal }) => answerOf(api.GET('/analytics/scatter', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })

export const useReductions = (query: AnalyticsFilter) =>
  useQuery({
    queryKey: [KEY, 'reductions', query],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/analytics/reductions', { params: { query }, signal }))).data,
    placeholderData: keepPreviousData,
  })

export const useHeatMap = (query: AnalyticsFilter & { company?: boolean }) =>
  useQuery({
    queryKey: [KEY, 'heat-map', query],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/analytics/heat-map', { params: { query }, signal })),
  })

export const usePayRanges = () =>
  useQuery({
    queryKey: [KEY, 'pay-ranges'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/pay-ranges', { signal }))).data,
  })

/** Keeps the range of a function and level, in the place of one that is there. */
export function useSavePayRange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<PayRange, 'id'>) => answerOf(api.POST('/pay-ranges', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}

export function useRemovePayRange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/pay-ranges/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
