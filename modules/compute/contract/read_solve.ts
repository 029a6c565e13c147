import type { Cents } from '../engine/money.ts'
import { findTarget, type Target } from './targets.ts'
import { isGiven, type Reading } from './reading.ts'
import type { SolveFields } from './types.ts'

export interface SolveRequest {
  readonly target: Target
  readonly amount: Cents
}

const MAX_AMOUNT = 200_000_000
const SOUGHT = 'package.salaireBrut'

const KNOWN: Readonly<Record<keyof SolveFields, true>> = { target: true, amount: true, for: true }

/** Reads what to solve for; `undefined` when the request does not solve or is refused. */
export function readSolve(value: unknown, reading: Reading): SolveRequest | undefined {
  const fields = reading.object(value, 'solve')
  if (fields === undefined) return undefined
  for (const key in fields) {
    if (!Object.hasOwn(KNOWN, key)) reading.refuse('unknown_field', `solve.${key}`)
  }
  if (isGiven(fields.for) && fields.for !== SOUGHT) reading.refuse('not_covered', 'solve.for')
  const target = readTarget(fields.target, reading)
  const amount = readAmount(fields.amount, reading)
  return target && { target, amount }
}

function readTarget(value: unknown, reading: Reading): Target | undefined {
  if (!isGiven(value)) {
    reading.refuse('required', 'solve.target')
    return undefined
  }
  const target = typeof value === 'string' ? findTarget(value) : undefined
  if (target === undefined) reading.refuse('invalid_value', 'solve.target', { expected: 'target' })
  else if (target === 'not_solvable') reading.refuse('not_solvable', 'solve.target')
  else return target
  return undefined
}

function readAmount(value: unknown, reading: Reading): Cents {
  if (isGiven(value)) return reading.amount(value, 'solve.amount', -MAX_AMOUNT, MAX_AMOUNT)
  reading.refuse('required', 'solve.amount')
  return 0
}
