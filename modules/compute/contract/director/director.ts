import { yearOf } from '../../engine/dates.ts'
import { euros } from '../../engine/money.ts'
import {
  computeDirigeant,
  computeSociete,
  DIRIGEANT_UNITS,
  DirigeantSheet,
  LIGNES_DIRIGEANT,
} from '../../dirigeant/index.ts'
import { computeImpot, IMPOT_UNITS, ImpotSheet, LIGNES } from '../../impot/index.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import { Sheet } from '../../rules/index.ts'
import { askedBeside, tooEarly } from '../beside/asked.ts'
import { linesOf } from '../beside/lines_of.ts'
import { namedGaps, PlansBeside } from '../beside/plans.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, type Computed } from '../compute_sheet.ts'
import type { Fields } from '../reading.ts'
import { Situation } from '../situation.ts'
import type { ComputeError } from '../types.ts'
import { hypothesesOf as hypothesesOfTax } from '../year_tax/hypotheses.ts'
import { readMenage } from '../year_tax/read_menage.ts'
import { FIRST_TAX_DAY } from '../beside/first_days.ts'
import { hundredAsDividend, hundredAsPay, RAISE } from './hundred.ts'
import { hypothesesOf } from './hypotheses.ts'
import { fromPayslip, onAssessment, readDirigeant } from './read_dirigeant.ts'
import {
  DIRECTOR_LINES,
  type DirectorAnswer,
  type DirectorFlow,
  type DirectorLine,
  type DirectorResult,
  type HundredOfCompany,
  type TauxReduit,
} from './types.ts'

const sheet = new Sheet()
const more = moreOn(sheet)
const plans = new PlansBeside(LIGNES_DIRIGEANT, new DirigeantSheet(), DIRIGEANT_UNITS)
const plansOfTax = new PlansBeside(LIGNES, new ImpotSheet(), IMPOT_UNITS)

/** Lines that are shown once the profit is told. */
const OF_COMPANY: ReadonlySet<DirectorLine> = new Set<DirectorLine>([
  'benefice',
  'beneficeImposable',
  'impotSociete',
  'beneficeNet',
  'dividendeOrdinaire',
  'dividendeVvprBis',
  'dividendeReserve',
])
/** Lines that need the tax of the year. */
const OF_TAX: ReadonlySet<DirectorLine> = new Set<DirectorLine>([
  'impotDirigeant',
  'soldeDirigeant',
  'resteDirigeant',
])

/**
 * A director's year: the contributions of the self-employed, the rent that counts as pay, the income tax of the household,
 * what is left, what it costs the company, and what the company's own tax leaves of its profit (see `DirectorRequest` for
 * shapes and units).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function director(request: unknown): DirectorResult {
  const asked = askedBeside(sheet, more, request, ['menage', 'dirigeant'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const c = new DirigeantSheet()
  const tax = new ImpotSheet()
  readMenage(asked.told.menage, sheet, tax, given)
  readDirigeant(asked.told.dirigeant, c, given)
  const errors = [...notCovered(computed), ...(given.errors ?? [])]
  if (errors.length > 0) return refusal(request, errors)
  return { ok: true, answer: answer(rest, asked.told.menage as Fields, computed, c, tax) }
}

/** Only a director who is self-employed and assessed here, under figures that are known. */
function notCovered(computed: Computed): ComputeError[] {
  const errors = tooEarly(computed, FIRST_TAX_DAY)
  if (sheet.dirigeant === 0) errors.push({ code: 'not_covered', path: 'worker.dirigeant' })
  if (sheet.nonResident === 1) errors.push({ code: 'not_covered', path: 'worker.nonResident' })
  return errors
}

function answer(
  request: Fields,
  menage: Fields,
  computed: Computed,
  c: DirigeantSheet,
  tax: ImpotSheet
): DirectorAnswer {
  const { read, reading } = computed
  const { extrapolated, explain } = read
  const lawSet = wholeLaw(read.lawSet)
  const { law } = lawSet
  const asTold = Object.assign(new DirigeantSheet(), c)
  const household = Object.assign(new ImpotSheet(), tax)
  computeYear(c, tax, law)
  const planOfTax = plansOfTax.applied(tax, lawSet)
  const plan = plans.applied(c, lawSet)
  const taxKnown = !planOfTax.isLeftOut('impotFinal') && !plan.isLeftOut('revenuReference')
  const lines = plans.explained(c, lawSet)
  const linesOfTax = plansOfTax.explained(tax, lawSet)
  const isUnknown = (key: DirectorLine) =>
    plan.isLeftOut(key) ||
    (c.beneficeConnu === 0 && OF_COMPANY.has(key)) ||
    (!taxKnown && OF_TAX.has(key))
  const gaps = [...namedGaps(plan), ...namedGaps(planOfTax)]
  // Before the raise, which leaves its own payslip on the sheet.
  const hypothesesImpot = hypothesesOfTax(menage, sheet, tax, linesOfTax, false)
  return {
    id: request.id,
    lawset: lawSetReference(lawSet, extrapolated),
    annee: yearOf(reading.date),
    lignes: linesOf(DIRECTOR_LINES, c, isUnknown),
    partage: taxKnown ? flowOf(c) : null,
    centEuros: {
      remuneration: taxKnown ? raised(computed, asTold, household, c) : null,
      dividende: plan.isLeftOut('dividendeReserve')
        ? null
        : hundredAsDividend(c, (less) => computeSociete(less, law)),
    },
    tauxReduit: reducedRate(c, plan.isLeftOut('tauxReduitSociete')),
    hypotheses: hypothesesOf(c, lines),
    hypothesesImpot,
    ...(gaps.length > 0 && { gaps: [...new Map(gaps.map((each) => [each.id, each])).values()] }),
    ...(explain && { explanation: [...lines, ...linesOfTax] }),
  }
}

/** The director's year of the payslip on the sheet. */
function computeYear(c: DirigeantSheet, tax: ImpotSheet, law: WholeLaw): void {
  fromPayslip(sheet, law, tax, c)
  computeDirigeant(c, law, () => {
    onAssessment(c, tax)
    computeImpot(tax, law)
    // What was withheld from the spouse is settled with it, and is none of the director's.
    c.impotDirigeant = tax.impotFinal - tax.precompteConjoint
    c.precompteDirigeant = tax.impotRetenu - tax.precompteConjoint
  })
}

/** The same year with a raise; none of a package whose choices follow from a budget. */
function raised(
  { read, reading }: Computed,
  c: DirigeantSheet,
  tax: ImpotSheet,
  before: DirigeantSheet
): HundredOfCompany['remuneration'] {
  if (reading.flex) return null
  const lawSet = wholeLaw(read.lawSet)
  const situation = new Situation(sheet, lawSet, reading.date)
  situation.costAt(sheet.salaireBrut + RAISE)
  if (!situation.isWithinLimits()) return null
  computeYear(c, tax, lawSet.law)
  return hundredAsPay(before, c)
}

/** The four parts add up to what the company pays: benefits are what the three others leave. */
function flowOf(c: DirigeantSheet): DirectorFlow {
  const cotisations = c.cotisationsIndependant + c.fraisGestion
  const avantages = c.coutSociete - c.resteDirigeant - cotisations - c.impotDirigeant
  return {
    cout: euros(c.coutSociete),
    reste: euros(c.resteDirigeant),
    cotisations: euros(cotisations),
    impot: euros(c.impotDirigeant),
    avantages: euros(avantages),
  }
}

function reducedRate(c: DirigeantSheet, isUnknown: boolean): TauxReduit {
  if (c.petiteSociete === 0) return 'SOCIETE'
  if (isUnknown) return 'INCONNU'
  if (c.tauxReduitSociete === 1) return 'GARDE'
  return c.excesAvantages > 0 ? 'AVANTAGES' : 'REMUNERATION'
}
