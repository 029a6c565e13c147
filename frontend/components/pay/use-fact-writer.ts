import { useCallback } from 'react'
import type { FactMeasure } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const PERCENT = 100
const RATE_DECIMALS = 4
/** An amount per kilometre or an hour has up to four decimals. */
const FINE_DECIMALS = 4

/** Writes a fact of a sector with its unit; nought says that the sector has none. */
export function useFactWriter(): (value: number, measure: FactMeasure) => string {
  const t = useT()
  const format = useFormat()
  return useCallback(
    (value, measure) => {
      if (value === 0) return t('law.none')
      switch (measure) {
        case 'PERCENT':
          return format.percent(value / PERCENT, RATE_DECIMALS)
        case 'PAYER':
          return t(`law.payer_${value}`)
        case 'HOURS':
        case 'MONTHS':
          return t(`law.measure_${measure}`, { value: format.amount(value, decimalsOf(value)) })
        case 'KM_YEAR':
          return t('law.measure_KM_YEAR', { value: format.amount(value, 0) })
        default:
          return t(`law.measure_${measure}`, { value: format.euros(value, centsOf(value)) })
      }
    },
    [t, format]
  )
}

function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 2
}

function centsOf(value: number): number {
  return Math.round(value * 100) / 100 === value ? 2 : FINE_DECIMALS
}
