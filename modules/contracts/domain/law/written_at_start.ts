import { isPartTime, type WeeklyHours } from '#modules/compute/pure'
import type { ContractKind } from '../contract_kinds.ts'
import type { LegalSource } from './sources.ts'

/** Contracts that are something else, and dearer, when they are not written and signed at the latest at the start. */
const WRITTEN: Partial<Record<ContractKind, LegalSource>> = {
  FIXED_TERM: 'ART_9',
  DEFINED_WORK: 'ART_9',
  PART_TIME: 'ART_11BIS',
  REPLACEMENT: 'ART_11TER',
  STUDENT: 'ART_123',
  TELEWORK_ANNEX: 'CLA_85',
}

/** Where the law asks for a writing when work begins; null where it asks for none. Part time is so by its hours too. */
export function writtenAtStart(kind: ContractKind, hours: WeeklyHours): LegalSource | null {
  return WRITTEN[kind] ?? (isPartTime(hours) ? 'ART_11BIS' : null)
}
