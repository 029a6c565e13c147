import { explanationPlan, explained } from '../engine/explanation.ts'
import { legislation, type LawSet } from '../legislation/index.ts'
import { computeEmployer, computeMonth, computeYear, RULES, Sheet } from '../rules/index.ts'
import { SHEET_UNITS } from '../rules/units_of_sheet.ts'
import { defaultsUsed, type DefaultBits } from './defaults.ts'
import { figures } from './figures.ts'
import { gapPlanOf, gapsFound } from './gaps.ts'
import { readRequest, type ReadRequest } from './read_request.ts'
import { Reading } from './reading.ts'
import { solvePackage } from './solve_package.ts'
import type {
  ComputeAnswer,
  ComputeError,
  ComputeResult,
  LawSetReference,
  Solved,
} from './types.ts'

/**
 * One sheet serves every computation: computing is synchronous, every field is written anew, and
 * answers copy what they need, so nothing of one request reaches the next.
 */
const sheet = new Sheet()

const UNREACHABLE: ComputeError = Object.freeze({ code: 'unreachable', path: 'solve.amount' })
const UNKNOWN_LAW: ComputeError = Object.freeze({ code: 'unknown_law', path: 'solve.target' })

/**
 * Computes one request (see `ComputeRequest` for shapes and units).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input.
 */
export function compute(request: unknown): ComputeResult {
  const reading = new Reading()
  const read = readRequest(request, sheet, reading)
  if (read === undefined) return refusal(request, reading.errors!)
  const solved = read.solve && solvePackage(read.solve, sheet, read.lawSet)
  if (solved === 'unknown_law') return refusal(request, [UNKNOWN_LAW])
  if (read.solve !== undefined && solved === undefined) return refusal(request, [UNREACHABLE])
  computeMonth(sheet, read.lawSet.law)
  computeYear(sheet, read.lawSet.law)
  computeEmployer(sheet, read.lawSet.law)
  gapPlanOf(read.lawSet)?.apply(sheet, read.lawSet.law)
  return { ok: true, answer: answer(request, read, reading.defaults, solved) }
}

/**
 * Solves a request and returns what was found, without the figures.
 * The request must carry `solve`.
 */
export function solve(
  request: unknown
): { ok: true; solved: Solved } | Extract<ComputeResult, { ok: false }> {
  const reading = new Reading()
  const read = readRequest(request, sheet, reading)
  if (read === undefined) return refusal(request, reading.errors!)
  if (read.solve === undefined) return refusal(request, [{ code: 'required', path: 'solve' }])
  const solved = solvePackage(read.solve, sheet, read.lawSet)
  if (solved === 'unknown_law') return refusal(request, [UNKNOWN_LAW])
  if (solved === undefined) return refusal(request, [UNREACHABLE])
  return { ok: true, solved }
}

/** Every reason to refuse a request, without computing it; empty when it would be answered. */
export function validate(request: unknown): readonly ComputeError[] {
  const reading = new Reading()
  readRequest(request, new Sheet(), reading)
  return reading.errors ?? []
}

function answer(
  request: unknown,
  read: ReadRequest,
  defaults: DefaultBits,
  solved: ComputeAnswer['solved']
): ComputeAnswer {
  const id = (request as { id?: unknown }).id
  const lawset = lawSetReference(read.lawSet, read.extrapolated)
  const list = defaultsUsed(defaults)
  const computed = figures(sheet)
  const plan = gapPlanOf(read.lawSet)
  if (solved === undefined && plan === undefined && !read.explain) {
    return Object.freeze({ id, lawset, defaults: list, compute: computed })
  }
  const whole: { -readonly [K in keyof ComputeAnswer]: ComputeAnswer[K] } = {
    id,
    lawset,
    defaults: list,
    compute: computed,
  }
  const gaps = plan === undefined ? [] : gapsFound(plan)
  if (gaps.length > 0) whole.gaps = gaps
  if (solved !== undefined) whole.solved = solved
  if (read.explain) whole.explanation = explained(planFor(read.lawSet), sheet as never)
  return Object.freeze(whole)
}

function refusal(
  request: unknown,
  errors: readonly ComputeError[]
): Extract<ComputeResult, { ok: false }> {
  const id =
    typeof request === 'object' && request !== null && 'id' in request ? request.id : undefined
  return { ok: false, id, errors }
}

const references = new Map<string, LawSetReference>()

function lawSetReference({ id, hash }: LawSet, extrapolated: boolean): LawSetReference {
  const key = extrapolated ? `${id}+` : id
  let reference = references.get(key)
  if (reference === undefined) {
    reference = Object.freeze(extrapolated ? { id, hash, extrapolated } : { id, hash })
    references.set(key, reference)
  }
  return reference
}

const plans = new Map<LawSet, ReturnType<typeof explanationPlan>>()

function planFor(lawSet: LawSet): ReturnType<typeof explanationPlan> {
  let plan = plans.get(lawSet)
  if (plan === undefined) {
    plan = explanationPlan(RULES, SHEET_UNITS, lawSet, legislation)
    plans.set(lawSet, plan)
  }
  return plan
}
