import { yearOf } from '../../engine/dates.ts'
import type { GapPlan } from '../../engine/gaps.ts'
import { euros } from '../../engine/money.ts'
import { computeImpot, IMPOT_UNITS, ImpotSheet, LIGNES } from '../../impot/index.ts'
import type { WholeLaw, WholeLawSet } from '../../legislation/index.ts'
import { Sheet } from '../../rules/index.ts'
import { askedBeside, tooEarly } from '../beside/asked.ts'
import { FIRST_TAX_DAY } from '../beside/first_days.ts'
import { linesOf } from '../beside/lines_of.ts'
import { namedGaps, PlansBeside } from '../beside/plans.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, type Computed } from '../compute_sheet.ts'
import { gapsFound } from '../gaps.ts'
import type { Fields } from '../reading.ts'
import { Situation } from '../situation.ts'
import type { ComputeError } from '../types.ts'
import { flowOf, hundredMore, hundredOf, hundredOfMonth, monthOf, shownFlow } from './flow.ts'
import { hypothesesOf } from './hypotheses.ts'
import { incomeOfYear } from './income_of_year.ts'
import { readMenage } from './read_menage.ts'
import { YEAR_TAX_LINES, type YearTaxAnswer, type YearTaxResult } from './types.ts'

/** 100 EUR a month. */
const RAISE = 100_00

/** Its own, so that an assessment disturbs nothing of who only computes. */
const sheet = new Sheet()
const more = moreOn(sheet)
const plans = new PlansBeside(LIGNES, new ImpotSheet(), IMPOT_UNITS)

/**
 * The income tax of the year of a package, beside what was withheld: what the assessment of the household comes to, the
 * balance, and what is left of the gross pay (see `YearTaxRequest` for shapes and units). The whole year is under the law
 * of the day.
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function yearTax(request: unknown): YearTaxResult {
  const asked = askedBeside(sheet, more, request, ['menage'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const tax = new ImpotSheet()
  readMenage(asked.told.menage, sheet, tax, given)
  const errors = [...notCovered(computed), ...(given.errors ?? [])]
  if (errors.length > 0) return refusal(request, errors)
  return { ok: true, answer: answer(rest, asked.told.menage as Fields, computed, tax) }
}

/** Who is not assessed on this pay, or not on what is known of it: no tax is told that would be another one. */
function notCovered(computed: Computed): ComputeError[] {
  const errors = tooEarly(computed, FIRST_TAX_DAY)
  if (sheet.dirigeant === 1) errors.push({ code: 'not_covered', path: 'worker.dirigeant' })
  if (sheet.nonResident === 1) errors.push({ code: 'not_covered', path: 'worker.nonResident' })
  if (sheet.assujetti === 0 && sheet.dirigeant === 0)
    errors.push({ code: 'not_covered', path: 'package.computeModelConfig.employmentType' })
  return errors
}

function answer(
  request: Fields,
  menage: Fields,
  computed: Computed,
  tax: ImpotSheet
): YearTaxAnswer {
  const { read, reading, gaps: ofPay } = computed
  const { extrapolated, explain } = read
  const lawSet = wholeLaw(read.lawSet)
  const { law } = lawSet
  const plan = assess(tax, lawSet)
  const incomplete = hasRevenueGaps(ofPay)
  const lines = plans.explained(tax, lawSet)
  const known = !plan.isLeftOut('soldeAnnee')
  const hypotheses = hypothesesOf(menage, sheet, tax, lines, incomplete)
  const flow = flowOf(sheet, law, tax)
  const gaps = namedGaps(plan)
  return {
    id: request.id,
    lawset: lawSetReference(lawSet, extrapolated),
    annee: yearOf(reading.date),
    lignes: linesOf(YEAR_TAX_LINES, tax, (key) => plan.isLeftOut(key)),
    flux: shownFlow(flow, known),
    centEuros: {
      moyenne: known && tax.revenuConjoint === 0 ? hundredOf(flow) : null,
      marginal: marginal(computed, tax, flow, known),
    },
    hypotheses,
    ...(gaps.length > 0 && { gaps }),
    ...(explain && { explanation: lines }),
  }
}

/** Puts the income on the sheet of the tax and assesses it; what the law has no figure for is left out. */
function assess(tax: ImpotSheet, lawSet: WholeLawSet): GapPlan<ImpotSheet, WholeLaw> {
  incomeOfYear(sheet, lawSet.law, tax)
  computeImpot(tax, lawSet.law)
  return plans.applied(tax, lawSet)
}

/** Of a package whose choices follow from a budget, 100 EUR more are not gross pay alone: nothing is told of it. */
function marginal(
  { read, reading }: Computed,
  tax: ImpotSheet,
  before: ReturnType<typeof flowOf>,
  known: boolean
): YearTaxAnswer['centEuros']['marginal'] {
  if (reading.flex) return null
  const lawSet = wholeLaw(read.lawSet)
  const month = monthOf(sheet)
  const cost = sheet.coutEmployeurAnnuel
  const situation = new Situation(sheet, lawSet, reading.date)
  const dearer = situation.costAt(sheet.salaireBrut + RAISE)
  if (!situation.isWithinLimits()) return null
  const mois = hundredOfMonth(month, monthOf(sheet))
  const raised = Object.assign(new ImpotSheet(), tax)
  assess(raised, lawSet)
  const after = flowOf(sheet, lawSet.law, raised)
  if (mois === null) return null
  const annee = known ? hundredMore(before, after) : null
  const cout = euros(Math.round(((dearer - cost) * RAISE) / (after.brut - before.brut)))
  return { mois, annee, cout }
}

/** Whether a line of the worker's year needs a figure that is not known. */
function hasRevenueGaps(plan: Computed['gaps']): boolean {
  return (
    plan !== undefined &&
    plan.isConcerned &&
    gapsFound(plan).some(({ line }) => line.startsWith('remuneration.remuneration'))
  )
}
