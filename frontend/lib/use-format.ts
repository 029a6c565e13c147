import { useMemo } from 'react'
import {
  formatAmount,
  formatDay,
  formatDifference,
  formatEuros,
  formatInstant,
  formatPercent,
  formatTime,
} from './format.ts'
import { useLocale } from './use-t.ts'

/** The functions of lib/format, in the reader's language. Amounts are euros, shares are 0.1307 for 13,07 %. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(
    () => ({
      amount: (value: number, decimals?: number) => formatAmount(locale, value, decimals),
      euros: (value: number, decimals?: number) => formatEuros(locale, value, decimals),
      difference: (value: number, decimals?: number) => formatDifference(locale, value, decimals),
      percent: (share: number, decimals?: number) => formatPercent(locale, share, decimals),
      day: (day: string, style?: 'long' | 'medium' | 'short') => formatDay(locale, day, style),
      time: (instant: Date) => formatTime(locale, instant),
      instant: (instant: string) => formatInstant(locale, instant),
    }),
    [locale]
  )
}
