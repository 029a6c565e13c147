import { useCallback } from 'react'
import type { Exchange } from '@/api/salary-sacrifices'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What is given up and what comes in return, in words. */
export function useExchangeWords() {
  const t = useT()
  const format = useFormat()
  const given = useCallback(
    ({ kind, amount }: Exchange['given']) =>
      t(`sacrifice.givenUp_${kind}`, { amount: format.euros(amount) }),
    [format, t]
  )
  const received = useCallback(
    ({ kind, description, value }: Exchange['benefit']) => {
      if (kind === 'joursConge') return t('sacrifice.receivedDays', { count: value })
      if (kind === 'epargnePension')
        return t('sacrifice.receivedSavings', { amount: format.euros(value) })
      return `${t(`fields.${kind}`)} · ${description ?? ''}`
    },
    [format, t]
  )
  return { given, received }
}
