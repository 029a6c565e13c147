import type { ContractKind, Template } from '@/api/types'

/** What a template is for, in the order of a hiring. */
export const KINDS: Template['kind'][] = ['OFFER_TEXT', 'CONTRACT', 'ANNEXE']

/** What a contract may be. */
export const CONTRACT_KINDS: ContractKind[] = [
  'OPEN_ENDED',
  'FIXED_TERM',
  'DEFINED_WORK',
  'PART_TIME',
  'REPLACEMENT',
  'STUDENT',
  'TELEWORK_ANNEX',
  'AMENDMENT',
]
