import type { ProblemCode } from '#modules/shared/http/problem'
import type { ContractChangeType, ContractSignature } from './contract_kinds.ts'

/** Where a version of a contract stands. CURRENT and ENDED follow from the days alone. */
export const CONTRACT_STANDINGS = ['TO_SIGN', 'UPCOMING', 'CURRENT', 'ENDED', 'CORRECTED'] as const
export type ContractStanding = (typeof CONTRACT_STANDINGS)[number]

/** What can be done to a version. The last three make another one, which takes days of it. */
export const CONTRACT_STEPS = ['edit', 'sign', 'discard', 'correct', 'follow', 'end'] as const
export type ContractStep = (typeof CONTRACT_STEPS)[number]

/**
 * The steps of each standing. What is signed is never edited: it is corrected by another version that takes its days,
 * or followed by one that begins later.
 */
const STEPS: Readonly<Record<ContractStanding, readonly ContractStep[]>> = {
  TO_SIGN: ['edit', 'sign', 'discard'],
  UPCOMING: ['correct', 'follow', 'end'],
  CURRENT: ['correct', 'follow', 'end'],
  ENDED: ['correct'],
  CORRECTED: [],
}

/** Why not: what stands in the way has a sentence that says what can be done instead. */
const REFUSED = {
  TO_SIGN: 'E_CONTRACT_TO_SIGN',
  UPCOMING: 'E_CONTRACT_SIGNED',
  CURRENT: 'E_CONTRACT_SIGNED',
  ENDED: 'E_CONTRACT_ENDED',
  CORRECTED: 'E_CONTRACT_CORRECTED',
} as const satisfies Record<ContractStanding, ProblemCode>

/** What decides where a version stands; days `YYYY-MM-DD`. */
export interface StandingFacts {
  changeType: ContractChangeType
  signature: ContractSignature
  correctedById: string | null
  startDate: string
  endDate: string | null
  /** Whether a later version took over from it: only the last of a line is followed. */
  isFollowed: boolean
  /** Whether it was entered after it held: it was not signed here. */
  isEntered: boolean
}

/** @param today in Belgium */
export function standingOn(facts: StandingFacts, today: string): ContractStanding {
  if (facts.correctedById !== null) return 'CORRECTED'
  if (facts.signature === 'TO_SIGN') return 'TO_SIGN'
  if (facts.startDate > today) return 'UPCOMING'
  return facts.endDate !== null && facts.endDate < today ? 'ENDED' : 'CURRENT'
}

/** Whether a version holds on a day, signed or not: a person who began to work works. */
export function isCurrentOn(
  {
    correctedById,
    startDate,
    endDate,
  }: Pick<StandingFacts, 'correctedById' | 'startDate' | 'endDate'>,
  day: string
): boolean {
  return correctedById === null && startDate <= day && (endDate === null || endDate >= day)
}

/** The steps that a version allows. */
export function stepsOf(facts: StandingFacts, today: string): readonly ContractStep[] {
  const steps = withDiscard(facts, STEPS[standingOn(facts, today)])
  // Nothing comes after an end but another end in its place; before it is signed it is discarded and noted again.
  if (facts.changeType === 'END')
    return facts.correctedById !== null || facts.signature === 'TO_SIGN'
      ? steps.filter((step) => step === 'sign' || step === 'discard')
      : ['end']
  // What comes after it stands on it, and is what goes on.
  return facts.isFollowed ? steps.filter((step) => step !== 'follow' && step !== 'end') : steps
}

/** What was entered afterwards and is wrong altogether goes, as long as nothing stands on it. */
function withDiscard(
  { isEntered, isFollowed, correctedById }: StandingFacts,
  steps: readonly ContractStep[]
): readonly ContractStep[] {
  return isEntered && !isFollowed && correctedById === null ? [...steps, 'discard'] : steps
}

/** Null where the step is allowed, or the refusal. */
export function refusalOf(
  facts: StandingFacts,
  step: ContractStep,
  today: string
): ProblemCode | null {
  if (stepsOf(facts, today).includes(step)) return null
  const standing = standingOn(facts, today)
  if (!STEPS[standing].includes(step)) return REFUSED[standing]
  return facts.changeType === 'END' ? 'E_CONTRACT_ENDED' : 'E_CONTRACT_FOLLOWED'
}
