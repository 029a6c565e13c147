import { useCallback } from 'react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Content } from './contents.ts'

/** Writes the value of a content: `150,00 € /mois`, `5 % du fixe`, `20 jours par an`; `null` where it has none. */
export function useContentValue(): (content: Content) => string | null {
  const t = useT()
  const format = useFormat()
  return useCallback(
    ({ value, unit, percentOf, details }) => {
      if (value === undefined) return null
      if (percentOf) {
        const share = `${format.amount(value, Number.isInteger(value) ? 0 : 2)} ${t(`fields.${percentOf}`)}`
        const isByAge = details.some(({ age }) => age !== undefined)
        return isByAge ? t('contents.value_byAge', { share }) : share
      }
      return t(`contents.value_${unit}`, { amount: format.euros(value), count: value })
    },
    [format, t]
  )
}
