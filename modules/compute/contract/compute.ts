import { explanationPlan, explained } from '../engine/explanation.ts'
import type { PlainDate } from '../engine/dates.ts'
import { euros } from '../engine/money.ts'
import { legislation, type LawSet } from '../legislation/index.ts'
import { computeMonth, computeYear, RULES, Sheet } from '../rules/index.ts'
import { SHEET_UNITS } from '../rules/units_of_sheet.ts'
import { baremeOf } from './bareme.ts'
import { cashFlowOf, costsByMonth } from './cash_flow.ts'
import {
  computeSheet,
  refusal,
  type Computed,
  type More,
  type Refused,
  type Search,
} from './compute_sheet.ts'
import { defaultsUsed } from './defaults.ts'
import { figures } from './figures.ts'
import { gapsFound } from './gaps.ts'
import { beyondLimits, hasLimits } from './limits.ts'
import { minimumsMissed } from './minimums.ts'
import { questionsOf } from './questions.ts'
import { isPlain } from './plain.ts'
import { projectedRules, projectionOf } from './projection.ts'
import { SALARY } from './read_solve.ts'
import { Situation } from './situation.ts'
import { solveAny } from './solve_any.ts'
import { readLaw } from './read_law.ts'
import { readRequest } from './read_request.ts'
import { Reading } from './reading.ts'
import { withSectorFacts } from './sector_explained.ts'
import { solvePackage } from './solve_package.ts'
import type {
  CashFlowOptions,
  CashFlowResult,
  ComputeAnswer,
  ComputeError,
  ComputeResult,
  ExplanationLine,
  IndemniteMinimale,
  LawPreset,
  LawSetReference,
  Solved,
} from './types.ts'

/**
 * One sheet serves every computation: computing is synchronous, every field is written anew, and
 * answers copy what they need, so nothing of one request reaches the next.
 */
const sheet = new Sheet()
const more = moreOn(sheet)

const UNREACHABLE: ComputeError = Object.freeze({ code: 'unreachable', path: 'solve.amount' })
const UNKNOWN_LAW: ComputeError = Object.freeze({ code: 'unknown_law', path: 'solve.target' })
const NOT_SOLVABLE: ComputeError = Object.freeze({ code: 'not_solvable', path: 'solve.target' })
/** What a director owes elsewhere. */
const OF_DIRECTOR = Object.freeze(['cotisationsIndependant' as const])

/** EUR: gross and net of a month, and the employer's cost of a year. */
interface Headline {
  readonly salaireBrut: number
  readonly salaireNet: number
  readonly coutEmployeurAnnuel: number
}

export type HeadlineResult = ({ readonly ok: true } & Headline) | Refused

/** The same with the cost of each month, January first, and the scale of the committee where a class is told. */
export type HeadlineByMonthResult =
  | ({
      readonly ok: true
      readonly months: readonly number[]
      readonly bareme: ComputeAnswer['bareme']
    } & Headline)
  | Refused

/**
 * Computes one request (see `ComputeRequest` for shapes and units).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input.
 */
export function compute(request: unknown): ComputeResult {
  const computed = computeSheet(sheet, request, more)
  return computed.ok ? { ok: true, answer: answer(request, computed) } : computed
}

/**
 * The employer's cost of the coming twelve months by month and kind (see `CashFlowOptions` for what is
 * assumed); its sum is `coutEmployeurAnnuel`.
 */
export function cashFlow(request: unknown, options: CashFlowOptions = {}): CashFlowResult {
  const computed = computeSheet(sheet, request, more)
  if (!computed.ok) return computed
  const { read, reading } = computed
  const entries = cashFlowOf(sheet, read.lawSet.law, reading.date, options)
  const id = (request as { id?: unknown }).id
  const lawset = lawSetReference(read.lawSet, read.extrapolated)
  return { ok: true, id, lawset, entries, total: euros(sheet.coutEmployeurAnnuel) }
}

/**
 * The three amounts of a request that sums over many people need, in euros: those of `compute`, without the lines, the
 * law and the notices that it writes out for one reader.
 */
export function headline(request: unknown): HeadlineResult {
  const computed = computeSheet(sheet, request, more)
  return computed.ok ? { ok: true, ...headlineOfSheet() } : computed
}

/**
 * The same with the employer's cost of each month, January first, as `cashFlow` places it, and with the scale that the pay
 * is held against.
 */
export function headlineByMonth(request: unknown): HeadlineByMonthResult {
  const computed = computeSheet(sheet, request, more)
  if (!computed.ok) return computed
  const { read, reading } = computed
  return {
    ok: true,
    ...headlineOfSheet(),
    months: costsByMonth(sheet, read.lawSet.law, reading.date, {}).map(euros),
    bareme: sheet.classe > 0 ? baremeOf(sheet, read.lawSet) : undefined,
  }
}

function headlineOfSheet(): Headline {
  return {
    salaireBrut: euros(sheet.salaireBrut),
    salaireNet: euros(sheet.salaireNet),
    coutEmployeurAnnuel: euros(sheet.coutEmployeurAnnuel),
  }
}

/**
 * Solves a request and returns what was found, without the figures.
 * The request must carry `solve`.
 */
export function solve(request: unknown): { ok: true; solved: Solved } | Refused {
  const reading = new Reading()
  const read = readRequest(request, sheet, reading, readLaw)
  if (read === undefined) return refusal(request, reading.errors!)
  if (read.solve === undefined) return refusal(request, [{ code: 'required', path: 'solve' }])
  const solved = more.search(read, reading)
  if ('code' in solved) return refusal(request, [solved])
  const beyond = beyondLimits(sheet, read.lawSet.law)
  return beyond.length > 0 ? refusal(request, beyond) : { ok: true, solved }
}

/** What everybody may ask but who only computes, on a sheet. */
export function moreOn(on: Sheet): More {
  return { search: searchOn(on), suppose: readLaw }
}

function searchOn(on: Sheet): Search {
  return (read, reading) => {
    const asked = read.solve!
    const solved =
      asked.sought === SALARY && asked.target.steady !== undefined && isPlain(read, reading)
        ? solvePackage(asked, asked.target.steady, on, read.lawSet)
        : solveAny(asked, read, new Situation(on, read.lawSet, reading.date), reading.flex)
    switch (solved) {
      case 'unknown_law':
        return UNKNOWN_LAW
      case 'not_solvable':
        return NOT_SOLVABLE
      case 'unreachable': {
        if (asked.sought === SALARY) return UNREACHABLE
        const params = { expected: 'sought', for: `package.${asked.sought.key}` }
        return { ...UNREACHABLE, params }
      }
      default:
        return solved
    }
  }
}

/**
 * Every reason to refuse a request; empty when it would be answered. Only what depends on the whole package
 * is computed for it; whether a target is reached is not looked for.
 */
export function validate(request: unknown): readonly ComputeError[] {
  const reading = new Reading()
  const own = new Sheet()
  const read = readRequest(request, own, reading, readLaw)
  if (read === undefined) return reading.errors!
  if (read.solve !== undefined || reading.flex || !hasLimits(own)) return []
  computeMonth(own, read.lawSet.law)
  computeYear(own, read.lawSet.law)
  return beyondLimits(own, read.lawSet.law)
}

function answer(request: unknown, { read, reading, solved, flex, gaps }: Computed): ComputeAnswer {
  const { defaults, minimum } = reading
  const id = (request as { id?: unknown }).id
  const reference = lawSetReference(read.lawSet, read.extrapolated)
  const lawset = read.extrapolated
    ? Object.freeze({
        ...reference,
        projection: projectionOf(sheet, read.lawSet, reading.date),
      })
    : reference
  const list = defaultsUsed(defaults)
  const computed = figures(sheet, flex)
  const missed = minimumsMissed(sheet, read.lawSet)
  const questions = questionsOf(sheet, read.lawSet, read.package)
  if (
    solved === undefined &&
    !gaps?.isConcerned &&
    missed === undefined &&
    questions === undefined &&
    !read.explain &&
    minimum < 0 &&
    !flex &&
    sheet.classe === 0 &&
    sheet.dirigeant === 0 &&
    sheet.cipBio === 0
  ) {
    return { id, lawset, defaults: list, compute: computed }
  }
  const whole: { -readonly [K in keyof ComputeAnswer]: ComputeAnswer[K] } = {
    id,
    lawset,
    defaults: list,
    compute: computed,
  }
  const found = gaps?.isConcerned ? gapsFound(gaps) : []
  if (found.length > 0) whole.gaps = found
  if (solved !== undefined) whole.solved = solved
  if (flex !== undefined) whole.flex = flex.flex
  if (sheet.classe > 0) whole.bareme = baremeOf(sheet, read.lawSet)
  if (missed !== undefined) whole.sousMinimum = missed
  if (questions !== undefined) whole.questions = questions
  if (sheet.dirigeant === 1) whole.nonCalcule = OF_DIRECTOR
  if (sheet.cipBio === 1) whole.indemniteMinimale = indemniteMinimaleOf(read.lawSet)
  if (minimum >= 0) {
    const respecte = sheet.salaireBrut >= minimum
    whole.minimumBrut = { minimum: euros(minimum), respecte }
  }
  if (read.explain) {
    const lines = withSectorFacts(
      explained(planFor(read.lawSet), sheet),
      sheet,
      read.lawSet,
      read.package
    )
    whole.explanation = read.extrapolated ? marked(lines, read.lawSet, reading.date) : lines
  }
  return whole
}

/** The lines of an explanation, the projected ones marked. */
function marked(
  lines: readonly ExplanationLine[],
  lawSet: LawSet,
  date: PlainDate
): readonly ExplanationLine[] {
  const projected = projectedRules(sheet, lawSet, date)
  return lines.map((line) => (projected.has(line.rule) ? { ...line, projected: true } : line))
}

/** The lowest allowance of the trainee on the sheet, and whether the allowance reaches it. */
function indemniteMinimaleOf({ gaps }: LawSet): IndemniteMinimale {
  const known = !gaps.has('stages.revenuMinimum')
  return {
    minimum: known ? euros(sheet.indemniteMinimale) : null,
    respecte: known ? sheet.salaireBrut >= sheet.indemniteMinimale : null,
  }
}

const references = new WeakMap<LawSet, LawSetReference>()
const extrapolatedReferences = new WeakMap<LawSet, LawSetReference>()

export function lawSetReference(lawSet: LawSet, extrapolated: boolean): LawSetReference {
  const kept = extrapolated ? extrapolatedReferences : references
  let reference = kept.get(lawSet)
  if (reference === undefined) {
    const { id, hash, assumed, preset } = lawSet
    reference = Object.freeze({
      id,
      hash,
      ...(extrapolated && { extrapolated }),
      ...(assumed && { assumed }),
      ...(preset !== undefined && { preset: preset as LawPreset }),
    })
    kept.set(lawSet, reference)
  }
  return reference
}

/** Law sets that are supposed come and go, and their plans with them. */
const plans = new WeakMap<LawSet, ReturnType<typeof explanationPlan>>()

function planFor(lawSet: LawSet): ReturnType<typeof explanationPlan> {
  let plan = plans.get(lawSet)
  if (plan === undefined) {
    plan = explanationPlan(RULES, sheet, SHEET_UNITS, lawSet, legislation)
    plans.set(lawSet, plan)
  }
  return plan
}
