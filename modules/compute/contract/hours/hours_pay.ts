import { share } from '../../engine/money.ts'
import {
  computeSalairePrestations,
  computeSuitePrestations,
  conditionsDispense,
  LIGNES_PRESTATIONS,
  PRESTATIONS_UNITS,
  PrestationsSheet,
} from '../../prestations/index.ts'
import type { WholeLaw, WholeLawSet } from '../../legislation/index.ts'
import { assiette } from '../../rules/assiette.ts'
import { Sheet } from '../../rules/index.ts'
import { HUNDREDTHS, TEN_THOUSANDTHS } from '../../rules/units.ts'
import { askedBeside } from '../beside/asked.ts'
import { linesOf } from '../beside/lines_of.ts'
import { namedGaps, PlansBeside } from '../beside/plans.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, type Computed } from '../compute_sheet.ts'
import type { Fields, Reading } from '../reading.ts'
import { Situation } from '../situation.ts'
import type { ComputeError } from '../types.ts'
import { notEmployed } from '../not_employed.ts'
import { hypothesesOfHours } from './hypotheses.ts'
import { contingentNet, readPrestations } from './read_prestations.ts'
import {
  HOURS_LINES,
  type DispenseCondition,
  type HoursAnswer,
  type HoursLine,
  type HoursResult,
} from './types.ts'

/** Its own, so that it disturbs nothing of who only computes. */
const sheet = new Sheet()
const more = moreOn(sheet)
const plans = new PlansBeside(LIGNES_PRESTATIONS, new PrestationsSheet(), PRESTATIONS_UNITS)
const MONTHS = 12

/**
 * What the hours of a month beside those that are agreed are paid, what is left of them for the worker, and what they cost
 * the employer (see `HoursRequest` for shapes and units): overtime, nights, shifts, Sundays, voluntary hours.
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function hoursPay(request: unknown): HoursResult {
  const asked = askedBeside(sheet, more, request, ['prestations'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const c = new PrestationsSheet()
  readPrestations(asked.told.prestations, sheet, c, wholeLaw(computed.read.lawSet), given)
  const errors: ComputeError[] = [...notEmployed(sheet, computed), ...(given.errors ?? [])]
  if (errors.length > 0) return refusal(request, errors)
  return { ok: true, answer: answer(rest, asked.told.prestations as Fields, computed, c) }
}

function answer(
  request: Fields,
  told: Fields,
  { read, reading }: Computed,
  c: PrestationsSheet
): HoursAnswer {
  const { extrapolated, explain } = read
  const lawSet = wholeLaw(read.lawSet)
  const { law } = lawSet
  computeSalairePrestations(c, law)
  moveMonth(c, lawSet, reading)
  computeSuitePrestations(c, law)
  const plan = plans.applied(c, lawSet)
  const unpaid = plan.isLeftOut('brutPrestations')
  const lines = plans.explained(c, lawSet)
  const gaps = namedGaps(plan)
  return {
    id: request.id,
    lawset: lawSetReference(lawSet, extrapolated),
    salaireHoraire: c.horaire / TEN_THOUSANDTHS,
    lignes: linesOf(HOURS_LINES, c, (key) => plan.isLeftOut(key) || (unpaid && MOVED.has(key))),
    contingent: {
      annee: c.heuresPlafond / HUNDREDTHS,
      mois: c.heuresAvantagees / HUNDREDTHS,
      reste:
        Math.max(0, c.heuresPlafond - c.heuresAvantageesAnnee - c.heuresAvantagees) / HUNDREDTHS,
    },
    contingentNet: netContingentOf(told, c, lawSet),
    conditions: conditionsOf(c, law),
    hypotheses: hypothesesOfHours(told, sheet, c, lines),
    ...(gaps.length > 0 && { gaps }),
    ...(explain && { explanation: lines }),
  }
}

/** What two computations of the month give, and nothing of the hours' own. */
const MOVED: ReadonlySet<HoursLine> = new Set([
  'cotisationsTravailleur',
  'precompteSansReduction',
  'cotisationSpecialePrestations',
  'cotisationsEmployeur',
])

interface Month {
  readonly cotisations: number
  readonly precompte: number
  readonly csss: number
  readonly employeur: number
  /** Of a year, below zero. */
  readonly reductions: number
}

/** Computes the month once more with the pay of the hours, and notes what that moves. */
function moveMonth(c: PrestationsSheet, lawSet: WholeLawSet, { date }: Reading): void {
  const { law } = lawSet
  const before = monthOf()
  const situation = new Situation(sheet, lawSet, date)
  const agreed = sheet.salaireBrut
  situation.costAt(agreed + c.brutPrestations)
  const after = monthOf()
  const moved = (key: keyof Month) => after[key] - before[key]
  c.imposableMois = sheet.imposable
  c.precompteMois = after.precompte
  c.cotisationsTravailleur = moved('cotisations')
  c.precompteSansReduction = moved('precompte')
  c.cotisationSpecialePrestations = moved('csss')
  const pay = sheet.ouvrier === 1 ? assiette(c.brutPrestations, sheet, law) : c.brutPrestations
  const { cotisationTrimestrielle, cotisationAnnuelle } = law.vacancesOuvriers
  const vacances =
    sheet.ouvrier === 1 ? share(pay, cotisationTrimestrielle) + share(pay, cotisationAnnuelle) : 0
  c.cotisationsEmployeur =
    moved('employeur') +
    vacances +
    share(pay, sheet.assuranceLoiTaux) +
    Math.round(moved('reductions') / MONTHS)
  situation.costAt(agreed)
}

/** What is withheld is above zero. */
function monthOf(): Month {
  return {
    cotisations: 0 - sheet.onss - sheet.bonusEmploi,
    precompte: 0 - sheet.precompteProfessionnel,
    csss: 0 - sheet.csss,
    employeur: sheet.cotisationsPatronalesMois,
    reductions: sheet.reductionStructurelle + sheet.reductionPremiersEngagements,
  }
}

function netContingentOf(
  told: Fields,
  c: PrestationsSheet,
  lawSet: WholeLawSet
): HoursAnswer['contingentNet'] {
  if (c.heuresNettes === 0) return null
  const { annee } = contingentNet(c, lawSet)
  const earlier = typeof told.heuresNettesAnnee === 'number' ? told.heuresNettesAnnee : 0
  const left = annee * HUNDREDTHS - Math.round(earlier * HUNDREDTHS) - c.heuresNettes
  return { annee, reste: left / HUNDREDTHS }
}

function conditionsOf(c: PrestationsSheet, law: WholeLaw): HoursAnswer['conditions'] {
  if (c.regime === 0) return null
  const { regime: _, ...conditions } = conditionsDispense(c, law)
  return conditions satisfies Record<DispenseCondition, boolean>
}
