import type { ContractKind } from '#modules/templates/index'

export { CONTRACT_KINDS, OPEN_ENDED_KINDS, type ContractKind } from '#modules/templates/index'

/** Those that stand beside a contract which is there already. */
export const FOLLOWING_KINDS: readonly ContractKind[] = ['TELEWORK_ANNEX', 'AMENDMENT']

/** What brought a version. */
export const CONTRACT_CHANGE_TYPES = [
  'NEW',
  'CHANGE',
  'CORRECTION',
  'EXCHANGE',
  'END',
  'INDEXATION',
] as const
export type ContractChangeType = (typeof CONTRACT_CHANGE_TYPES)[number]

/** Whether both have signed: not yet, electronically, or by hand. */
export const CONTRACT_SIGNATURES = ['TO_SIGN', 'SIGNED', 'PAPER'] as const
export type ContractSignature = (typeof CONTRACT_SIGNATURES)[number]

/** How a contract ends before its own last day, or where it has none. */
export const END_KINDS = [
  'RESIGNATION',
  'DISMISSAL',
  'URGENT_CAUSE',
  'MUTUAL_AGREEMENT',
  'FORCE_MAJEURE',
  'RETIREMENT',
  'DEATH',
] as const
export type EndKind = (typeof END_KINDS)[number]
