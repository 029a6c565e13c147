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
