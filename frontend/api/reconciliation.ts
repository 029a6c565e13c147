import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

/** A month of payslips beside its computation, with a page of its people. */
export type ReconciledMonth = AnswerOf<'/reconciliation'>
export type ListedReconciled = ReconciledMonth['data'][number]
export type ReconciledPerson = AnswerOf<'/reconciliation/people/{id}'>
export type Verdict = ListedReconciled['verdict']
export type PayslipCodes = AnswerOf<'/payslip-codes'>
export type PayslipCode = PayslipCodes['data'][number]
export type CodeMeaning = BodyOf<'/payslip-codes', 'put'>['codes'][number]
export type Report = AnswerOf<'/reconciliation/report'>

export type PayslipMonth = AnswerOf<'/reconciliation/months'>['data'][number]
export type DeclaredPeriod = AnswerOf<'/reconciliation/periods'>['data'][number]
/** What was declared of a quarter or a year, beside payslips and computed months, with a page of its people. */
export type DeclaredCheck = AnswerOf<'/reconciliation/declared'>
export type DeclaredPerson = DeclaredCheck['data'][number]
export type CheckVerdict = DeclaredPerson['verdict']

export const VERDICTS = ['UNEXPLAINED', 'NOT_MAPPED', 'EXPLAINED', 'EXACT'] as const

export const CHECK_VERDICTS = ['UNEXPLAINED', 'INCOMPLETE', 'EXPLAINED', 'EXACT'] as const

export interface ReconciliationPage {
  month?: string
  /** `2026/3`, or a year: a declaration in the place of a month. */
  period?: string
  search?: string
  verdict?: Verdict | CheckVerdict
  page?: number
  perPage?: number
}

const RECONCILIATION = 'reconciliation'

/** The months of which there are payslips, the newest first. */
export const usePayslipMonths = () =>
  useQuery({
    queryKey: [RECONCILIATION, 'months'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/reconciliation/months', { signal }))).data,
  })

/** The quarters and years of which there are declarations, the newest first. */
export const useDeclaredPeriods = () =>
  useQuery({
    queryKey: [RECONCILIATION, 'periods'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/reconciliation/periods', { signal }))).data,
  })

/** Of one month, or of one declaration, what is shown of its people. */
type PageOf<V> = Omit<ReconciliationPage, 'month' | 'period' | 'verdict'> & { verdict?: V | undefined }
export type MonthPage = PageOf<Verdict> & { month: string }
export type DeclaredPage = PageOf<CheckVerdict> & { period: string }

export const useReconciliation = (filter: MonthPage) =>
  useQuery({
    queryKey: [RECONCILIATION, 'month', filter],
    queryFn: ({ signal }) => answerOf(api.GET('/reconciliation', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

export const useDeclaredCheck = (filter: DeclaredPage) =>
  useQuery({
    queryKey: [RECONCILIATION, 'declared', filter],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/reconciliation/declared', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

export const useReconciledPerson = (month: string, id: string) =>
  useQuery({
    queryKey: [RECONCILIATION, 'person', month, id],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/reconciliation/people/{id}', { params: { path: { id }, query: { month } }, signal })
      ),
  })

/** The codes of a month, while they are looked at. */
export const usePayslipCodes = (month: string, enabled: boolean) =>
  useQuery({
    queryKey: [RECONCILIATION, 'codes', month],
    queryFn: ({ signal }) => answerOf(api.GET('/payslip-codes', { params: { query: { month } }, signal })),
    enabled,
  })

/** What nothing explains, without names; asked for when it is looked at. */
export const useReport = (month: string, enabled: boolean) =>
  useQuery({
    queryKey: [RECONCILIATION, 'report', month],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/reconciliation/report', { params: { query: { month } }, signal })),
    enabled,
  })

export type UnexplainedReport = AnswerOf<'/reconciliation/report'>

/** Sends that report, as it was looked at. */
export function useSendReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'/reconciliation/report', 'post'>) =>
      answerOf(api.POST('/reconciliation/report', { body })),
    onSettled: () => client.invalidateQueries({ queryKey: [RECONCILIATION, 'report'] }),
  })
}

/** Says what codes mean; every month is then another one. */
export function useMapCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'/payslip-codes', 'put'>) => answerOf(api.PUT('/payslip-codes', { body })),
    onSettled: () => client.invalidateQueries({ queryKey: [RECONCILIATION] }),
  })
}

export const reconciliationFile = (month: string) => `/api/reconciliation/csv?month=${month}`
export const declaredFile = (period: string) =>
  `/api/reconciliation/declared/csv?period=${encodeURIComponent(period)}`
