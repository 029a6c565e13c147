/** What is worth knowing before a casefile is signed, and forbids nothing. */
export type SigningWarning =
  /** Written at the latest when work begins, or the contract is one of another kind: the last day comes after that. */
  | { path: 'lastDayStr'; code: 'after_start_hard' }
  /** No form is asked for, but the information of the Act of 7 October 2022 is, on the first day. */
  | { path: 'lastDayStr'; code: 'after_start' }
  /** The first day of work has passed, and there is no signature. */
  | { path: 'contract.startDateStr'; code: 'began_hard' | 'began' }

/**
 * @param contract its first day, and whether it is void as what it is without a writing by then (`writtenAtStart`)
 * @param lastDay to sign; days are `YYYY-MM-DD`
 */
export function signingWarnings({
  contract,
  lastDay,
  today,
}: {
  contract: { isWrittenAtStart: boolean; start: string } | null
  lastDay: string | null
  today: string
}): SigningWarning[] {
  if (!contract) return []
  const isHard = contract.isWrittenAtStart
  if (contract.start < today)
    return [{ path: 'contract.startDateStr', code: isHard ? 'began_hard' : 'began' }]
  return lastDay !== null && lastDay > contract.start
    ? [{ path: 'lastDayStr', code: isHard ? 'after_start_hard' : 'after_start' }]
    : []
}
