import { useCallback } from 'react'
import type { Exchange } from '@/api/salary-sacrifices'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'

/** What is given up and what comes in return, in words. */
export function useExchangeWords() {
  const t = useT()
  const nameOf = useNameOf()
  const format = useFormat()
  const given = useCallback(
    ({ kind, amount }: Exchange['given']) =>
      t(`sacrifice.givenUp_${kind}`, { amount: format.euros(amount) }),
    [format, t]
  )
  const received = useCallback(
    ({ kind, value, ...benefit }: Exchange['benefit']) => {
      if (kind === 'joursConge') return t('sacrifice.receivedDays', { count: value })
      if (kind === 'epargnePension')
        return t('sacrifice.receivedSavings', { amount: format.euros(value) })
      return `${t(`fields.${kind}`)} · ${nameOf(benefit)}`
    },
    [format, nameOf, t]
  )
  return { given, received }
}
