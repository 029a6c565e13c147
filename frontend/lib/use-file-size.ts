import { useMemo } from 'react'
import { REGION } from './locale.ts'
import { useLocale } from './use-t.ts'

const KILO = 1000

/** Writes a number of bytes as a person says it: `340 kB`, `2,1 MB`. */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const written = (unit: 'kilobyte' | 'megabyte', digits: number) =>
      new Intl.NumberFormat(REGION[locale], {
        style: 'unit',
        unit,
        maximumFractionDigits: digits,
      })
    return (bytes) =>
      bytes < KILO * KILO
        ? written('kilobyte', 0).format(Math.max(1, bytes / KILO))
        : written('megabyte', 1).format(bytes / (KILO * KILO))
  }, [locale])
}
