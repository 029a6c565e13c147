/** What is agreed, as the Act of 3 July 1978 tells contracts apart; the last two change one that is there. */
export const CONTRACT_KINDS = [
  'OPEN_ENDED',
  'FIXED_TERM',
  'DEFINED_WORK',
  'PART_TIME',
  'REPLACEMENT',
  'STUDENT',
  'TELEWORK_ANNEX',
  'AMENDMENT',
] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Those that stand beside a contract which is there already. */
export const FOLLOWING_KINDS: readonly ContractKind[] = ['TELEWORK_ANNEX', 'AMENDMENT']

/** What brought a version. An indexation writes none yet. */
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
