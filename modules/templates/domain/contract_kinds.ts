/**
 * What a contract may be. The law asks other things of the text of each, and a template of contracts says for which it
 * is meant.
 */
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

/** Those that have no end unless a last day is told. */
export const OPEN_ENDED_KINDS: readonly ContractKind[] = ['OPEN_ENDED', 'PART_TIME']

/** Whether a contract is for a fixed term: those that may have none are it with a last day. */
export function isFixedTerm({
  kind,
  endDate,
}: {
  kind: ContractKind
  endDate: string | null
}): boolean {
  return kind === 'FIXED_TERM' || (OPEN_ENDED_KINDS.includes(kind) && endDate !== null)
}
