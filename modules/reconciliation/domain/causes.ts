import { valueIn, type ComparedLine, type Comparison } from './compare.ts'
import { GIVEN, type LineKey, type MonthCents } from './compared_lines.ts'

/** Why a line differs, in the order in which it is asked. */
export const CAUSES = ['OTHER_INPUT', 'OTHER_LAW', 'ROUNDING', 'NOT_MAPPED', 'UNEXPLAINED'] as const
export type CauseCode = (typeof CAUSES)[number]

/**
 * What was told otherwise: no contract of that month, days that were not all worked, an amount of the package, the gross or the
 * taxable pay that other lines are made of, the household.
 */
export const INPUTS = ['CONTRACT', 'DAYS', 'AMOUNT', 'GROSS', 'TAXABLE', 'HOUSEHOLD'] as const
export type Input = (typeof INPUTS)[number]

/** The household that a payslip was made for: so many children, or a partner with or without an income, or none. */
export type Household = { children: number } | { partner: 'NONE' | 'WITH_INCOME' | 'WITHOUT_INCOME' }

export interface Cause {
  code: CauseCode
  /** Of OTHER_INPUT. */
  input: Input | null
  /** Of another HOUSEHOLD. */
  household: Household | null
  /** Of OTHER_LAW. */
  lawSet: string | null
}

/** How the contract covers the month: not at all, by a package that the law refuses, for some of its days, or whole. */
export const COVERS = ['NONE', 'REFUSED', 'PART', 'WHOLE'] as const
export type Cover = (typeof COVERS)[number]

/** The month computed once more with one thing told otherwise. */
export type Trial = { month: MonthCents } & (
  | { code: 'OTHER_INPUT'; input: Exclude<Input, 'HOUSEHOLD'> }
  | { code: 'OTHER_INPUT'; input: 'HOUSEHOLD'; household: Household }
  | { code: 'OTHER_LAW'; lawSet: string }
)

/** So near is the same: each side rounds a line once. */
export const CENT = 1

interface Question {
  line: ComparedLine
  comparison: Comparison
  cover: Cover
  trials: Iterable<Trial>
}

/** In this order; the first that answers has it. */
const RULES: readonly ((question: Question) => Cause | null)[] = [
  otherInput,
  otherLaw,
  rounding,
  notMapped,
]

/** Why a line differs; null of one that does not. */
export function causeOf(question: Question): Cause | null {
  if (question.line.difference === 0) return null
  for (const rule of RULES) {
    const found = rule(question)
    if (found) return found
  }
  return cause('UNEXPLAINED')
}

function otherInput({ line, comparison, cover, trials }: Question): Cause | null {
  if (cover === 'NONE') return cause('OTHER_INPUT', { input: 'CONTRACT' })
  if (isNear(line.difference) || line.key === 'OTHER') return null
  if (GIVEN.has(line.key as LineKey))
    return cause('OTHER_INPUT', { input: cover === 'PART' ? 'DAYS' : 'AMOUNT' })
  for (const trial of trials)
    if (trial.code === 'OTHER_INPUT' && explains(trial, line, comparison))
      return cause('OTHER_INPUT', {
        input: cover === 'PART' && trial.input === 'GROSS' ? 'DAYS' : trial.input,
        household: trial.input === 'HOUSEHOLD' ? trial.household : null,
      })
  return null
}

function otherLaw({ line, comparison, trials }: Question): Cause | null {
  if (isNear(line.difference) || line.key === 'OTHER') return null
  for (const trial of trials)
    if (trial.code === 'OTHER_LAW' && explains(trial, line, comparison))
      return cause('OTHER_LAW', { lawSet: trial.lawSet })
  return null
}

function rounding({ line }: Question): Cause | null {
  return isNear(line.difference) ? cause('ROUNDING') : null
}

function notMapped({ line }: Question): Cause | null {
  return line.key === 'OTHER' || line.key === 'REST' ? cause('NOT_MAPPED') : null
}

const isNear = (cents: number) => Math.abs(cents) <= CENT

function explains({ month }: Trial, line: ComparedLine, comparison: Comparison): boolean {
  return isNear(line.theirs - valueIn(line, month, comparison))
}

function cause(
  code: CauseCode,
  { input = null, household = null, lawSet = null }: Partial<Cause> = {}
): Cause {
  return { code, input, household, lawSet }
}

/** Each trial is made when it is asked for, and once. */
export function remembered<T>(source: Iterator<T>): Iterable<T> {
  const made: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === made.length) {
          const next = source.next()
          if (next.done) return
          made.push(next.value)
        }
        yield made[at]!
      }
    },
  }
}
