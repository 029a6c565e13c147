import { useCallback } from 'react'
import { useT } from '@/lib/use-t'

/** Writes what is said of a household: a state, a yes or no, a number; a dash for what is not known. */
export function useHouseholdWords(): (field: string, value: unknown) => string {
  const t = useT()
  return useCallback(
    (field, value) => {
      if (value === null || value === undefined) return '–'
      if (field === 'etatCivil') return t(`portal.etatCivil_${String(value)}`)
      return typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : String(value)
    },
    [t]
  )
}
