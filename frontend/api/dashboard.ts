import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const STALE_MS = 5 * 60_000

/** What the contracts of twelve months cost, month by month. */
export const usePayrollCost = () =>
  useQuery({
    queryKey: ['payroll-cost'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/payroll-cost', { signal }))).data,
    staleTime: STALE_MS,
  })

export type PayrollMonth = NonNullable<ReturnType<typeof usePayrollCost>['data']>[number]

/** The coming indexation, where it concerns a current contract; asked for those who may run one. */
export const useIndexationNotice = (enabled: boolean) =>
  useQuery({
    queryKey: ['indexation-notice'],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/indexation-notice', { signal }))).notice,
    staleTime: STALE_MS,
    enabled,
  })

export type IndexationNotice = NonNullable<ReturnType<typeof useIndexationNotice>['data']>

/** Percents of the coming index; all alike once it is final, before that with the middle. Null while nothing is known. */
export function percentsOf({
  percent,
  low,
  high,
}: IndexationNotice): Record<'low' | 'expected' | 'high', number> | null {
  if (percent !== null) return { low: percent, expected: percent, high: percent }
  if (low === null || high === null) return null
  return { low, expected: Math.round((low + high) * 50) / 100, high }
}
