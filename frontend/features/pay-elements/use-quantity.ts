import { useMemo } from 'react'
import type { PayUnit } from '@/api/pay-elements'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Writes so much of a unit: `12,50 €`, `8,00 h`, `2 jours`. */
export function useQuantity() {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => (value: number, unit: PayUnit) => {
      if (unit === 'EUR') return format.euros(value, 2)
      const amount = format.amount(value, Number.isInteger(value) ? 0 : 2)
      return t(`pay-elements.quantity_${unit}`, { amount })
    },
    [t, format]
  )
}
