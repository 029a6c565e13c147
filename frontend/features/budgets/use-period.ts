import { useCallback } from 'react'
import { monthsAfter } from '#modules/shared/values/days'
import { useFormat } from '@/lib/use-format'

/** The months of a budget in words: January 2027 to December 2027. */
export function usePeriod() {
  const format = useFormat()
  return useCallback(
    ({ startDateStr, months }: { startDateStr: string; months: number }) => {
      const name = (day: string) => format.month(day, 'long', 'numeric')
      const last = monthsAfter(startDateStr, months - 1)
      return months === 1 ? name(startDateStr) : `${name(startDateStr)} – ${name(last)}`
    },
    [format]
  )
}
