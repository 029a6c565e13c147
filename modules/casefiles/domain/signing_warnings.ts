/** What is worth knowing before a casefile is signed, and forbids nothing. */
export type SigningWarning =
  /** Written at the latest when work begins, or the contract is one of another kind: the last day comes after that. */
  | { path: 'lastDayStr'; code: 'after_start_hard' }
  /** No form is asked for, but the information of the Act of 7 October 2022 is, on the first day. */
  | { path: 'lastDayStr'; code: 'after_start' }
  /** The first day of work has passed, and nobody has signed. */
  | { path: 'contract.startDateStr'; code: 'began_hard' | 'began' }

/** Kinds that are void as such without a writing when work begins (acts of 3 July 1978, art. 9, 11bis, 11ter, 123). */
const WRITTEN_AT_THE_START: ReadonlySet<string> = new Set([
  'FIXED_TERM',
  'DEFINED_WORK',
  'PART_TIME',
  'REPLACEMENT',
  'STUDENT',
  'TELEWORK_ANNEX',
])

/** @param start first day of the contract, `lastDay` to sign and `today`: `YYYY-MM-DD` */
export function signingWarnings({
  contract,
  lastDay,
  today,
}: {
  contract: { kind: string; start: string } | null
  lastDay: string | null
  today: string
}): SigningWarning[] {
  if (!contract) return []
  const isHard = WRITTEN_AT_THE_START.has(contract.kind)
  if (contract.start < today)
    return [{ path: 'contract.startDateStr', code: isHard ? 'began_hard' : 'began' }]
  return lastDay !== null && lastDay > contract.start
    ? [{ path: 'lastDayStr', code: isHard ? 'after_start_hard' : 'after_start' }]
    : []
}
