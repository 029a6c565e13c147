import { useMemo } from 'react'
import type { ListedContract } from '@/api/contracts'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** A version of a contract in words. */
export function useContractWords() {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => ({
      /** What it is: its kind, or how it ends. */
      kindOf: ({ kind, endKind }: Pick<ListedContract, 'kind' | 'endKind'>) =>
        endKind ? t(`contracts.end_${endKind}`) : t(`contracts.kind_${kind}`),
      /** From when to when. */
      daysOf: ({
        startDateStr,
        endDateStr,
        endKind,
      }: Pick<ListedContract, 'startDateStr' | 'endDateStr' | 'endKind'>) => {
        const day = (at: string) => format.day(at, 'medium')
        if (endKind) return t('contracts.lastDayIs', { day: day(startDateStr) })
        return endDateStr
          ? t('contracts.fromTo', { from: day(startDateStr), to: day(endDateStr) })
          : t('contracts.since', { from: day(startDateStr) })
      },
    }),
    [t, format]
  )
}
