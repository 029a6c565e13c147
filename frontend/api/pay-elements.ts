import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { TEAM_CHANGES } from './team-changes.ts'

export type PayElement = AnswerOf<'/pay-elements'>['data'][number]
/** What of pay can happen in the company beside what is agreed. */
export type PayElementKind = AnswerOf<'/pay-element-kinds'>['data'][number]
export type PayUnit = PayElementKind['unit']

export const PAY_UNITS = ['EUR', 'HOURS', 'DAYS'] as const satisfies readonly PayUnit[]
export type Prestation = NonNullable<PayElementKind['prestation']>
export const PRESTATIONS = [
  'heuresSup50',
  'heuresSup100',
  'heuresSup20',
  'heuresNettes',
  'heuresNuit',
  'heuresEquipe',
  'heuresDimanche',
  'heuresFerie',
] as const satisfies readonly Prestation[]
export const REPEATS = ['ONCE', 'MONTHLY'] as const satisfies readonly PayElementKind['repeats'][]

export interface PayElementPage {
  month?: string
  search?: string
  kindId?: string
  page?: number
  perPage?: number
}

export const PAY_ELEMENTS = ['pay-elements']
const KINDS = ['pay-element-kinds']

/** The company's own list, by code. */
export const usePayElementKinds = (enabled = true) =>
  useQuery({
    queryKey: KINDS,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/pay-element-kinds', { signal }))).data,
    enabled,
  })

/** One page of the elements of a month, by person. */
export const usePayElements = (filter: PayElementPage & { month: string; workerId?: string }) =>
  useQuery({
    queryKey: [...PAY_ELEMENTS, 'list', filter],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/pay-elements', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

/** What all people have of each kind in a month. */
export const usePayElementTotals = (month: string) =>
  useQuery({
    queryKey: [...PAY_ELEMENTS, 'totals', month],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/pay-elements/totals', { params: { query: { month } }, signal })))
        .data,
    placeholderData: keepPreviousData,
  })

export function useAddPayElement() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: BodyOf<'/pay-elements', 'post'>) =>
      answerOf(api.POST('/pay-elements', { body })),
    onSuccess: refresh,
  })
}

export function useChangePayElement() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: BodyOf<'/pay-elements/{id}', 'put'> & { id: string }) =>
      answerOf(api.PUT('/pay-elements/{id}', { params: { path: { id } }, body })),
    onSuccess: refresh,
  })
}

export const removePayElement = (id: string) =>
  answerOf(api.DELETE('/pay-elements/{id}', { params: { path: { id } } }))

/** Takes over what comes back each month from the month before. */
export function useCarryPayElements() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (month: string) => answerOf(api.POST('/pay-elements/carry', { body: { month } })),
    onSuccess: refresh,
  })
}

export function useAddKind() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: BodyOf<'/pay-element-kinds', 'post'>) =>
      answerOf(api.POST('/pay-element-kinds', { body })),
    onSuccess: refresh,
  })
}

export function useChangeKind() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: BodyOf<'/pay-element-kinds/{id}', 'put'> & { id: string }) =>
      answerOf(api.PUT('/pay-element-kinds/{id}', { params: { path: { id } }, body })),
    onSuccess: refresh,
  })
}

export function useRemoveKind() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/pay-element-kinds/{id}', { params: { path: { id } } })),
    onSettled: refresh,
  })
}

/** What changed is told among the changes of the team, too. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [PAY_ELEMENTS, KINDS, TEAM_CHANGES].map((queryKey) => client.invalidateQueries({ queryKey }))
    )
}

type Targets = AnswerOf<'/pay-element-targets'>
export type PayTarget = Targets['data'][number]
export type PayOffers = AnswerOf<'/pay-element-targets/{id}/codes'>
export type PayToSendPage = AnswerOf<'/pay-element-targets/{id}/elements'>
export type PayToSend = PayToSendPage['data'][number]

const TARGETS = ['pay-element-targets']
const POLL_MS = 2_000

/** The HR systems in which pay elements can be granted. */
export const usePayTargets = (enabled: boolean) =>
  useQuery({
    queryKey: TARGETS,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/pay-element-targets', { signal }))).data,
    enabled,
  })

/** What can be granted there, asked there, and what the own kinds are called there. */
export const usePayCodes = (id: string) =>
  useQuery({
    queryKey: [...TARGETS, id, 'codes'],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/pay-element-targets/{id}/codes', { params: { path: { id } }, signal })),
    staleTime: 5 * 60_000,
  })

/** The elements of a month with what sending would do, followed while some are on their way. */
export const usePayToSend = (
  id: string,
  filter: { month: string; page?: number; perPage?: number }
) =>
  useQuery({
    queryKey: [...TARGETS, id, 'elements', filter],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/pay-element-targets/{id}/elements', {
          params: { path: { id }, query: filter },
          signal,
        })
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.counts.WAITING ? POLL_MS : false),
    staleTime: 0,
  })

export const useSavePayCodes = (id: string) =>
  useOfTargets((codes: BodyOf<'/pay-element-targets/{id}/codes', 'put'>['codes']) =>
    answerOf(
      api.PUT('/pay-element-targets/{id}/codes', { params: { path: { id } }, body: { codes } })
    )
  )

export const useSendPay = (id: string) =>
  useOfTargets((month: string) =>
    answerOf(
      api.POST('/pay-element-targets/{id}/sendings', { params: { path: { id } }, body: { month } })
    )
  )

function useOfTargets<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: TARGETS }),
  })
}
