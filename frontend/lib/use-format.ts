import { useMemo } from 'react'
import {
  formatAmount,
  formatCompactEuros,
  formatDay,
  formatDifference,
  formatEuros,
  formatFileSize,
  formatInstant,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTime,
} from '#modules/shared/values/format'
import { useLocale } from './use-t.ts'

/** The formats of modules/shared/values/format.ts, in the reader's language. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(
    () => ({
      number: (value: number, most?: number) => formatNumber(locale, value, most),
      amount: (value: number, decimals?: number) => formatAmount(locale, value, decimals),
      euros: (value: number, decimals?: number) => formatEuros(locale, value, decimals),
      compactEuros: (value: number) => formatCompactEuros(locale, value),
      difference: (value: number, decimals?: number) => formatDifference(locale, value, decimals),
      percent: (share: number, decimals?: number) => formatPercent(locale, share, decimals),
      day: (day: string, style?: 'long' | 'medium' | 'short') => formatDay(locale, day, style),
      month: (day: string, month: 'narrow' | 'short' | 'long', year?: '2-digit' | 'numeric') =>
        formatMonth(locale, day, month, year),
      fileSize: (bytes: number) => formatFileSize(locale, bytes),
      time: (instant: Date) => formatTime(locale, instant),
      instant: (instant: string) => formatInstant(locale, instant),
    }),
    [locale]
  )
}
