import { computeEmployer, computeMonth, computeYear, type Sheet } from '../rules/index.ts'
import { computeFlex, type FlexAnswer } from './flex.ts'
import { gapPlanOf, type SheetGaps } from './gaps.ts'
import { beyondLimits } from './limits.ts'
import { withSought } from './read_solve.ts'
import { readRequest, type ReadRequest, type Suppose } from './read_request.ts'
import { Reading, type Fields } from './reading.ts'
import { Situation } from './situation.ts'
import type { ComputeError, ComputeResult, Solved } from './types.ts'

/** Of a request that seeks an amount where nothing looks for one. */
const NOT_SOUGHT: ComputeError = Object.freeze({ code: 'not_solvable', path: 'solve' })
/** What is chosen costs more than the whole package. */
const TOO_DEAR: ComputeError = Object.freeze({
  code: 'unreachable',
  path: 'package',
  params: { expected: 'choices' },
})

/** A request whose figures stand on the sheet. */
export interface Computed {
  readonly ok: true
  readonly read: ReadRequest
  readonly reading: Reading
  readonly solved: Solved | undefined
  readonly flex: FlexAnswer | undefined
  /** What its law set has gaps in, already taken out of the sheet. */
  readonly gaps: SheetGaps | undefined
}

export type Refused = Extract<ComputeResult, { ok: false }>

/** Looks for the amount that a request seeks, and leaves it on the sheet; or why there is none. */
export type Search = (read: ReadRequest, reading: Reading) => Solved | ComputeError

/** What a request may ask beyond its figures: an amount to look for, another law. */
export interface More {
  readonly search: Search
  readonly suppose: Suppose
}

/**
 * Puts the figures of a request on the sheet, where they stay until the next request. More is given by who needs it: a page
 * that only computes does not fetch it.
 */
export function computeSheet(sheet: Sheet, request: unknown, more?: More): Computed | Refused {
  const reading = new Reading()
  const read = readRequest(request, sheet, reading, more?.suppose)
  if (read === undefined) return refusal(request, reading.errors!)
  const solved = read.solve && (more ? more.search(read, reading) : NOT_SOUGHT)
  if (solved !== undefined && 'code' in solved) return refusal(request, [solved])
  const gaps = gapPlanOf(read.lawSet)
  let flex: FlexAnswer | undefined
  if (reading.flex) {
    const situation = new Situation(sheet, read.lawSet, reading.date)
    flex = computeFlex(situation, withSolved(read, solved), reading.minimum)
    if (flex === undefined) return refusal(request, [TOO_DEAR])
  } else {
    const { law } = read.lawSet
    computeMonth(sheet, law)
    computeYear(sheet, law)
    computeEmployer(sheet, law)
    gaps?.apply(sheet, law)
  }
  const beyond = beyondLimits(sheet, read.lawSet.law)
  if (beyond.length > 0) return refusal(request, beyond)
  return { ok: true, read, reading, solved, flex, gaps }
}

/** The package with the amount that was found. */
export function withSolved(
  { package: fields, solve: asked }: ReadRequest,
  solved: Solved | undefined
): Fields {
  if (asked === undefined || solved === undefined) return fields
  return withSought(fields, asked.sought, solved.amount)
}

/** The id of the request, and why. */
export function refusal(request: unknown, errors: readonly ComputeError[]): Refused {
  const id =
    typeof request === 'object' && request !== null && 'id' in request ? request.id : undefined
  return { ok: false, id, errors }
}
