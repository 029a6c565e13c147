import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { BenefitSectionId } from './fields.ts'

/** The parts of the editor, in the order of a phone. */
export type SectionId =
  | 'figures'
  | 'identity'
  | 'pay'
  | 'benefits'
  | BenefitSectionId
  | 'contract'
  | 'situation'
  | 'payslip'
  | 'year'
  | 'cost'

export interface Sections {
  /** There is room beside the form: parts that are in use stand open. Elsewhere all begin folded, each with its sum. */
  wide: boolean
  /** How often each was gone to. */
  visits: Readonly<Partial<Record<SectionId, number>>>
  /** Opens a part and brings it into sight. */
  goTo: (id: SectionId) => void
}

export const SectionsContext = createContext<Sections | null>(null)

/** What a PackageEditor gives its parts. */
export function useSectionsOf(wide: boolean): Sections {
  const [visits, setVisits] = useState<Sections['visits']>({})
  const goTo = useCallback(
    (id: SectionId) => setVisits((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 })),
    []
  )
  return useMemo(() => ({ wide, visits, goTo }), [wide, visits, goTo])
}

/** Only inside a PackageEditor. */
export function useSections(): Sections {
  const value = useContext(SectionsContext)
  if (!value) throw new Error('useSections stands outside a PackageEditor')
  return value
}
