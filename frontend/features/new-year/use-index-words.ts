import { useCallback } from 'react'
import type { NewYearCommittee } from '@/api/new-year'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const PERCENT = 100
const DECIMALS = 4

/** Says what is known of an index, or why there is none. */
export function useIndexWords(): (index: NewYearCommittee['index']) => string {
  const t = useT()
  const format = useFormat()
  return useCallback(
    ({ known, low, high }) =>
      t(`new-year.index_${known}`, {
        low: format.percent((low ?? 0) / PERCENT, DECIMALS),
        high: format.percent((high ?? 0) / PERCENT, DECIMALS),
      }),
    [t, format]
  )
}
