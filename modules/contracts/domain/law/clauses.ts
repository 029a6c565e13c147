import type { ClausePay } from '#modules/templates/index'
import { thresholdsOn } from './law_figures.ts'
import type { LegalSource } from './sources.ts'

/** Clauses that a contract may have only from a pay on, judged by the pay when they are applied. */
export const CLAUSES = ['NON_COMPETITION', 'TRAINING', 'ARBITRATION'] as const
export type Clause = (typeof CLAUSES)[number]

/** VOID below its threshold, BY_AGREEMENT for functions that a collective agreement names, OPEN above. */
export type ClauseEffect = 'VOID' | 'BY_AGREEMENT' | 'OPEN'

export interface JudgedClause {
  clause: Clause
  effect: ClauseEffect
  /** The threshold that decided; EUR a year. */
  threshold: number
  /** What is missing to it; 0 where it is passed. */
  missing: number
  source: LegalSource
}

const SOURCE = {
  NON_COMPETITION: 'ART_65',
  TRAINING: 'ART_22BIS',
  ARBITRATION: 'ART_69',
} as const satisfies Record<Clause, LegalSource>

/** Where a pay of a year stands between the thresholds of a day. A threshold is to be passed. */
export function clausePayOf(pay: number, day: string): ClausePay {
  const { lower, upper } = thresholdsOn(day)
  if (pay <= lower) return 'UP_TO_LOWER'
  return pay <= upper ? 'BETWEEN' : 'ABOVE_UPPER'
}

/** What each clause would be worth in a contract that begins on a day with this pay of a year. */
export function judgedClauses(pay: number, day: string): JudgedClause[] {
  const { lower, upper } = thresholdsOn(day)
  const judged = (clause: Clause, threshold: number, effect: ClauseEffect): JudgedClause => ({
    clause,
    effect,
    threshold,
    missing: Math.max(0, Math.round((threshold - pay) * 100) / 100),
    source: SOURCE[clause],
  })
  const first = (clause: Clause, threshold: number) =>
    judged(clause, threshold, pay > threshold ? 'OPEN' : 'VOID')
  return [
    clausePayOf(pay, day) === 'BETWEEN'
      ? judged('NON_COMPETITION', upper, 'BY_AGREEMENT')
      : first('NON_COMPETITION', pay > upper ? upper : lower),
    first('TRAINING', lower),
    first('ARBITRATION', upper),
  ]
}
