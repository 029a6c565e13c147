import type { ContractToIndex } from '#modules/contracts/index'

/** Why a contract is left out of a run. */
export const EXCLUSIONS = [
  'TO_SIGN',
  'NOT_EMPLOYED',
  'LAST_DAY',
  'AGREED_AFTER',
  'ALREADY_INDEXED',
  'LATER_INDEX',
  'NO_FIGURES',
] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

/** What is asked of a person: sources disagree, and both readings are shown. */
export const QUESTIONS = ['SIGNED_BEFORE'] as const
export type Question = (typeof QUESTIONS)[number]

/** Where a contract stands in a run; CHANGED is asked again, and never indexed by the figures of before. */
export const LINE_STATES = [
  'TAKEN',
  'EXCLUDED',
  'QUESTION',
  'CHANGED',
  'APPLIED',
  'UNDONE',
] as const
export type LineState = (typeof LINE_STATES)[number]

export const ANSWERS = ['INDEX', 'LEAVE'] as const
export type LineAnswer = (typeof ANSWERS)[number]

/** How a run takes a contract; days `YYYY-MM-DD`. */
export interface Standing {
  state: 'TAKEN' | 'EXCLUDED' | 'QUESTION'
  reason: Exclusion | Question | null
  /** The first day of the indexed pay. */
  startOn: string
  /** The indexed version takes all days of the one before: it begins on the day of the index or later. */
  takesAll: boolean
}

/**
 * A contract that was signed before the day and begins on it or later is a question: Securex says that actual pay agreed so is not
 * indexed, the inspectorate that it is (Moore). One that was signed on the day or later agreed on the pay of after.
 *
 * @param isIndexed a run was applied for the same index already
 */
export function standingIn(
  contract: Pick<ContractToIndex, 'changeType' | 'signature' | 'signedOn' | 'startDate' | 'input'>,
  day: string,
  isIndexed: boolean
): Standing {
  const { changeType, signature, signedOn, startDate } = contract
  const takesAll = startDate >= day
  const days = { startOn: takesAll ? startDate : day, takesAll }
  const excluded = (reason: Exclusion): Standing => ({ state: 'EXCLUDED', reason, ...days })
  if (isIndexed) return excluded('ALREADY_INDEXED')
  if (changeType === 'END') return excluded('LAST_DAY')
  if (signature === 'TO_SIGN') return excluded('TO_SIGN')
  if (contract.input.package.computeModelConfig.employmentType === 'CONTRACTOR')
    return excluded('NOT_EMPLOYED')
  if (!takesAll) return { state: 'TAKEN', reason: null, ...days }
  if (changeType === 'INDEXATION') return excluded('LATER_INDEX')
  // Contracts are signed by the first day of work: what was signed on a day that is not known was signed before it.
  if (signedOn !== null && signedOn >= day) return excluded('AGREED_AFTER')
  return { state: 'QUESTION', reason: 'SIGNED_BEFORE', ...days }
}

/** Whether a line is indexed once the run is applied. */
export function isIncluded({
  state,
  answer,
}: {
  state: LineState
  answer: LineAnswer | null
}): boolean {
  return state === 'TAKEN' || state === 'APPLIED' || (state === 'QUESTION' && answer === 'INDEX')
}

/** The same in SQL, of a row `l` of lines. */
export const INCLUDED_SQL = `(l.state in ('TAKEN', 'APPLIED') or (l.state = 'QUESTION' and l.answer = 'INDEX'))`
