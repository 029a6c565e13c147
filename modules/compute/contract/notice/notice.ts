import { monthsBetween, plusDays } from '../../engine/calendar.ts'
import { quarterOf, yearOf, type PlainDate } from '../../engine/dates.ts'
import { prorata } from '../../engine/money.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import {
  computeCout,
  computeDuree,
  computePaye,
  LIGNES_PREAVIS,
  PREAVIS_UNITS,
  PreavisSheet,
} from '../../preavis/index.ts'
import { impotDe } from '../../rules/mois/impot_de.ts'
import { surPrime } from '../../rules/employeur/sur_prime.ts'
import { Sheet } from '../../rules/index.ts'
import { HUNDREDTHS } from '../../rules/units.ts'
import { askedBeside } from '../beside/asked.ts'
import { linesOf } from '../beside/lines_of.ts'
import { namedGaps, PlansBeside } from '../beside/plans.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, type Computed } from '../compute_sheet.ts'
import { notEmployed } from '../not_employed.ts'
import type { Fields } from '../reading.ts'
import { effectOfLetter, endOfNotice, mondayAfter, monthsWithin } from './days.ts'
import { hypothesesOfNotice } from './hypotheses.ts'
import { moisDe, readPreavis, type ReadPreavis } from './read_preavis.ts'
import { NOTICE_LINES, type NoticeAnswer, type NoticeResult } from './types.ts'

/** Its own, so that it disturbs nothing of who only computes. */
const sheet = new Sheet()
const more = moreOn(sheet)
const plans = new PlansBeside(LIGNES_PREAVIS, new PreavisSheet(), PREAVIS_UNITS)
const MONTHS = 12

/**
 * What it takes to end a contract without an end: weeks of notice, the days they run, and what they cost the employer, worked
 * or paid in their place, with the holiday pay on leaving (see `NoticeRequest` for shapes and units).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function notice(request: unknown): NoticeResult {
  const asked = askedBeside(sheet, more, request, ['preavis'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const c = new PreavisSheet()
  const { law } = wholeLaw(computed.read.lawSet)
  const read = readPreavis(asked.told.preavis, sheet, c, law, given, computed.reading.date)
  const errors = [...notEmployed(sheet, computed), ...(given.errors ?? [])]
  if (errors.length > 0 || read === undefined) return refusal(request, errors)
  return { ok: true, answer: answer(rest, asked.told.preavis as Fields, computed, c, read) }
}

function answer(
  request: Fields,
  told: Fields,
  { read, reading: { date } }: Computed,
  c: PreavisSheet,
  contract: ReadPreavis
): NoticeAnswer {
  const { extrapolated, explain } = read
  const lawSet = wholeLaw(read.lawSet)
  const { law } = lawSet
  const jours = computeDays(c, law, contract, date)
  payOfYear(c)
  holidayPay(c, law, contract, jours.fin)
  computePaye(c, law)
  contributions(c, law, jours.fin)
  c.impotDouzieme = impotDe(c.imposableDouzieme, sheet, law)
  computeCout(c, law)
  const plan = plans.applied(c, lawSet)
  const lines = plans.explained(c, lawSet)
  const gaps = namedGaps(plan)
  const months = monthsBetween(contract.debutAnciennete, jours.debut ?? date)
  const reclasse = c.semainesPreavis >= law.preavis.reclassementSemaines * HUNDREDTHS
  return {
    id: request.id,
    lawset: lawSetReference(lawSet, extrapolated),
    mode: c.indemnise === 1 ? 'INDEMNITE' : 'PRESTE',
    jours,
    anciennete: { annees: Math.floor(months / MONTHS), mois: months % MONTHS },
    duree: {
      mois: c.moisPartie1,
      jours: c.joursPartie1,
      semaines: c.semainesPartie2,
      total: c.semainesPreavis / HUNDREDTHS,
    },
    lignes: linesOf(NOTICE_LINES, c, (key) => plan.isLeftOut(key)),
    hypotheses: hypothesesOfNotice(told, sheet, c, lines, reclasse),
    ...(gaps.length > 0 && { gaps }),
    ...(explain && { explanation: lines }),
  }
}

/** The seniority of the day that decides, the weeks it gives, and the days they run. */
function computeDays(
  c: PreavisSheet,
  law: WholeLaw,
  contract: ReadPreavis,
  date: PlainDate
): NoticeAnswer['jours'] {
  const effet = c.indemnise === 1 ? null : effectOfLetter(date)
  const debut = effet === null ? null : mondayAfter(effet)
  c.moisAnciennete = moisDe(c, contract, debut ?? date)
  computeDuree(c, law)
  const fin =
    debut === null
      ? date
      : endOfNotice(debut, {
          months: c.moisPartie1,
          days: c.joursPartie1,
          weeks: c.semainesPartie2,
        })
  return { effet, debut, fin }
}

/** Loi du 3 juillet 1978, art. 39, § 1: pay and benefits of a year of the package; the holiday pay of a fund is none of it. */
function payOfYear(c: PreavisSheet): void {
  c.salaireAnnee = MONTHS * sheet.salaireBrut
  c.peculeDoubleAnnee = sheet.doublePeculeBrut
  c.primesAnnee = sheet.primeFinAnneeBrute + sheet.primeSectorielleBrute
  c.variablesAnnee =
    MONTHS * sheet.commissionsBrutes +
    sheet.bonusAnnuelBrut +
    sheet.simplePeculeVariable +
    sheet.doublePeculeVariable
  c.avantagesAnnee =
    MONTHS * (sheet.atnsBruts + sheet.atnVS) +
    sheet.chequesRepasEmployeur +
    sheet.ecoCheques +
    sheet.assuranceGroupe +
    sheet.assuranceHospitalisation
  c.coutAnnee = sheet.coutEmployeurAnnuel
}

/** The gross pay on which holiday pay is reckoned: as it was told, or the pay of a month by the months of the contract. */
function holidayPay(c: PreavisSheet, law: WholeLaw, contract: ReadPreavis, fin: PlainDate): void {
  const [year, month] = [yearOf(fin), sheet.salaireBrut + sheet.commissionsBrutes]
  const end = plusDays(fin, 1)
  c.moisAnneeFin = monthsWithin(`${year}-01-01`, end, contract.debutContrat)
  const earlier = monthsWithin(`${year - 1}-01-01`, `${year}-01-01`, contract.debutContrat)
  c.brutAnneeEnCours = contract.brutAnneeEnCours ?? prorata(month, c.moisAnneeFin, HUNDREDTHS)
  c.brutAnneePrecedente = contract.brutAnneePrecedente ?? prorata(month, earlier, HUNDREDTHS)
  c.tauxPecule = sheet.tauxExceptionnelPecule
  c.tauxCotisationPersonnelle = law.onss.tauxPersonnel
}

/** Loi du 29 juin 1981, art. 38: the lines of the payslip on what is paid once, in the quarter of the end; no reduction. */
function contributions(c: PreavisSheet, law: WholeLaw, fin: PlainDate): void {
  const quarter = quarterOf(fin)
  c.cotisationsIndemnite = surPrime(c.indemnitePreavis, quarter, sheet, law)
  c.cotisationsPeculeSortie = surPrime(c.peculeSortieSimple, quarter, sheet, law)
  c.cotisationsPrimeSortie = surPrime(c.primeSortie, quarter, sheet, law)
}
