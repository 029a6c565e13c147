import { plusDays } from '../../engine/calendar.ts'
import { monthOf, yearOf, type PlainDate } from '../../engine/dates.ts'
import {
  computeSalaireIncomplet,
  computeSuiteIncomplet,
  INCOMPLET_UNITS,
  IncompletSheet,
  LIGNES_INCOMPLET,
} from '../../incomplet/index.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import { Sheet } from '../../rules/index.ts'
import { askedBeside } from '../beside/asked.ts'
import { linesOf } from '../beside/lines_of.ts'
import { namedGaps, PlansBeside } from '../beside/plans.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, type Computed } from '../compute_sheet.ts'
import { monthsWithin } from '../notice/days.ts'
import { notEmployed } from '../not_employed.ts'
import type { Fields } from '../reading.ts'
import { allowanceDays, countsOf, daysOf } from './days.ts'
import { hypothesesOfMonth } from './hypotheses.ts'
import { movePayslip } from './payslip.ts'
import { readMoisIncomplet, type ReadMoisIncomplet } from './read_mois_incomplet.ts'
import { solidarityDays } from './solidarity.ts'
import {
  INCOMPLETE_MONTH_LINES,
  type IncompleteMonthAnswer,
  type IncompleteMonthLine,
  type IncompleteMonthResult,
} from './types.ts'

/** Its own, so that it disturbs nothing of who only computes. */
const sheet = new Sheet()
const more = moreOn(sheet)
const plans = new PlansBeside(LIGNES_INCOMPLET, new IncompletSheet(), INCOMPLET_UNITS)

/**
 * What a month pays and costs that is not worked whole: a start, an end, days without pay, illness with what the employer
 * guarantees of it and what the mutual pays (see `IncompleteMonthRequest` for shapes and units).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function incompleteMonth(request: unknown): IncompleteMonthResult {
  const asked = askedBeside(sheet, more, request, ['moisIncomplet'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const told = readMoisIncomplet(asked.told.moisIncomplet, sheet, computed.reading.date, given)
  const errors = [...notEmployed(sheet, computed), ...(given.errors ?? [])]
  if (errors.length > 0 || told === undefined) return refusal(request, errors)
  return { ok: true, answer: answer(rest, computed, told) }
}

function answer(
  request: Fields,
  computed: Computed,
  told: ReadMoisIncomplet
): IncompleteMonthAnswer {
  const { extrapolated, explain } = computed.read
  const lawSet = wholeLaw(computed.read.lawSet)
  const { law } = lawSet
  const { date } = computed.reading
  const regime = {
    periodes: sheet.ouvrier === 1 || told.contratCourt === 1 ? 1 : 0,
    incapacite: law.incapacite,
  }
  const days = daysOf(told, regime)
  const paidByMutual = allowanceDays(days, told, regime)
  const owed = solidarityDays(paidByMutual, told, sheet.effectif, law)
  const counts = countsOf(days, told, paidByMutual.length)
  const c = new IncompletSheet()
  c.contratCourt = told.contratCourt
  c.joursOuvrables = counts.ouvrables
  c.joursPrestes = counts.prestes
  c.joursPleins = counts.pleins
  c.joursReduits = counts.reduits
  c.joursCompletes = counts.completes
  c.joursIndemnises = paidByMutual.length
  c.joursSolidarite = owed.length
  c.salaireMois = sheet.salaireBrut
  c.dispense = told.dispense
  ofYear(c, told, date)
  ofDecember(c, told, law)
  computeSalaireIncomplet(c, law)
  movePayslip(c, sheet, lawSet, computed.reading, told)
  computeSuiteIncomplet(c, law)
  const plan = plans.applied(c, lawSet)
  const unpaid = plan.isLeftOut('brutIncomplet') || plan.isLeftOut('complementMaladie')
  const lines = plans.explained(c, lawSet)
  const gaps = namedGaps(plan)
  return {
    id: request.id,
    lawset: lawSetReference(lawSet, extrapolated),
    jours: days,
    comptes: counts,
    lignes: linesOf(
      INCOMPLETE_MONTH_LINES,
      c,
      (key) => plan.isLeftOut(key) || (unpaid && MOVED.has(key))
    ),
    hypotheses: hypothesesOfMonth({ told, days, periodes: regime.periodes, of: sheet, c }, lines),
    ...(gaps.length > 0 && { gaps }),
    ...(explain && { explanation: lines }),
  }
}

/** What the payslip of the pay that is left gives, and nothing of the month's own lines. */
const MOVED: ReadonlySet<IncompleteMonthLine> = new Set([
  'cotisationsIncomplet',
  'precompteIncomplet',
  'specialeIncomplet',
])

const JUNE = 6

/** What a year gives is told where this month begins or ends the contract. */
function ofYear(c: IncompletSheet, told: ReadMoisIncomplet, date: PlainDate): void {
  const { debutContrat, finContrat, premier, dernier } = told
  const begins = debutContrat !== undefined && debutContrat >= premier
  const ends = finContrat !== undefined && finContrat <= dernier
  if (!begins && !ends) return
  const start = debutContrat ?? '1950-01-01'
  const within = (from: PlainDate, until: PlainDate) => {
    const end = finContrat === undefined ? until : plusDays(finContrat, 1)
    return monthsWithin(from, end < until ? end : until, start)
  }
  const year = yearOf(date)
  c.primeAnnuelle = sheet.primeFinAnneeBrute
  c.moisPrime = within(`${year}-01-01`, `${year + 1}-01-01`)
  const first = monthOf(date) < JUNE ? year - 1 : year
  c.ecoChequesAnnee = sheet.ecoCheques
  c.moisEcoCheques = within(`${first}-06-01`, `${first + 1}-06-01`)
}

/** AR du 30 mars 1967, art. 46: what is settled where an employee went over to fewer hours. */
function ofDecember(c: IncompletSheet, told: ReadMoisIncomplet, law: WholeLaw): void {
  if (told.decompte === undefined) return
  c.brutExercice = told.decompte.brutExercice
  c.simplePaye = told.decompte.simplePaye
  c.doublePaye = told.decompte.doublePaye
  c.tauxPecule = sheet.tauxExceptionnelPecule
  c.tauxCotisationPersonnelle = law.onss.tauxPersonnel
}
