import type { ContractContent } from './contract_content.ts'
import { FOLLOWING_KINDS, type ContractChangeType } from './contract_kinds.ts'

/** Why a version cannot be kept: a field of the call, and what is wrong with it. */
export type ContractProblem =
  | { path: 'endDateStr'; code: 'before_start' | 'required' | 'past' | 'open_ended' }
  | { path: 'startDateStr'; code: 'outside_law'; min: string; max: string }
  | { path: 'startDateStr'; code: 'not_later' }
  | { path: 'replacedWorkerId'; code: 'required' | 'same' }
  | { path: 'workDescription'; code: 'required' }
  | { path: 'contractLocationId'; code: 'required' | 'no_regime' }
  | { path: 'kind'; code: 'follows_nothing' | 'self_employed' }
  | { path: 'previousId'; code: 'left' }
  | { path: 'workerId'; code: 'birth_unknown' }

/** What there is of it, and around it; days `YYYY-MM-DD`. */
export interface ToBeKept {
  content: ContractContent
  changeType: ContractChangeType
  workerId: string
  /** Null where it is not known. */
  dateOfBirth: string | null
  /** The version that it follows or corrects. */
  previous: { startDate: string; endDate: string | null } | null
  location: { languageRegime: string | null } | null
  /** Of the package. */
  employmentType: string
  /** The days whose law is known. */
  law: { first: string; last: string }
  today: string
}

/** Everything that keeps a version from being made, in the order of the screen; empty when it can be. */
export function contractProblems(facts: ToBeKept): ContractProblem[] {
  return [...ofKind(facts), ...ofDays(facts), ...ofPlace(facts)]
}

function ofKind({
  content: { kind, replacedWorkerId, workDescription },
  employmentType,
  previous,
  workerId,
  dateOfBirth,
}: ToBeKept): ContractProblem[] {
  const problems: ContractProblem[] = []
  if (employmentType === 'CONTRACTOR') problems.push({ path: 'kind', code: 'self_employed' })
  if (FOLLOWING_KINDS.includes(kind) && previous === null)
    problems.push({ path: 'kind', code: 'follows_nothing' })
  if (kind === 'REPLACEMENT') {
    if (replacedWorkerId === null) problems.push({ path: 'replacedWorkerId', code: 'required' })
    else if (replacedWorkerId === workerId)
      problems.push({ path: 'replacedWorkerId', code: 'same' })
  }
  if (kind === 'DEFINED_WORK' && workDescription.trim() === '')
    problems.push({ path: 'workDescription', code: 'required' })
  if (kind === 'STUDENT' && dateOfBirth === null)
    problems.push({ path: 'workerId', code: 'birth_unknown' })
  return problems
}

function ofDays({
  content: { kind, startDate, endDate },
  changeType,
  previous,
  law,
  today,
}: ToBeKept): ContractProblem[] {
  const problems: ContractProblem[] = []
  if (startDate < law.first || startDate > law.last)
    problems.push({ path: 'startDateStr', code: 'outside_law', min: law.first, max: law.last })
  if (previous && changeType !== 'CORRECTION') {
    if (previous.endDate !== null && previous.endDate < startDate)
      problems.push({ path: 'previousId', code: 'left' })
    else if (startDate <= previous.startDate)
      problems.push({ path: 'startDateStr', code: 'not_later' })
  }
  if (endDate === null) {
    if (kind === 'FIXED_TERM' || kind === 'STUDENT')
      problems.push({ path: 'endDateStr', code: 'required' })
  } else if (endDate < startDate) problems.push({ path: 'endDateStr', code: 'before_start' })
  else if (kind === 'OPEN_ENDED' && changeType !== 'CORRECTION')
    problems.push({ path: 'endDateStr', code: 'open_ended' })
  else if (endDate < today && changeType !== 'CORRECTION')
    problems.push({ path: 'endDateStr', code: 'past' })
  return problems
}

function ofPlace({ location }: ToBeKept): ContractProblem[] {
  if (location === null) return [{ path: 'contractLocationId', code: 'required' }]
  return location.languageRegime === null ? [{ path: 'contractLocationId', code: 'no_regime' }] : []
}
