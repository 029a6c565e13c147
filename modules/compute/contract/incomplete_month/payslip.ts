import { quarterOf } from '../../engine/dates.ts'
import { prorata, quotient, share, type Cents } from '../../engine/money.ts'
import type { IncompletSheet } from '../../incomplet/index.ts'
import type { WholeLaw, WholeLawSet } from '../../legislation/index.ts'
import { assiette } from '../../rules/assiette.ts'
import { surPrime } from '../../rules/employeur/sur_prime.ts'
import type { Sheet } from '../../rules/index.ts'
import type { Reading } from '../reading.ts'
import { Situation } from '../situation.ts'
import type { ReadMoisIncomplet } from './read_mois_incomplet.ts'

const MONTHS_OF_QUARTER = 3

/**
 * The payslip of the month as it is agreed, and of what the days leave of it: pay that bears contributions at the share of
 * the month that is paid so (ONSS: J ÷ D), what bears none as pay that is only taxed. The sheet is as it was afterwards.
 */
export function movePayslip(
  c: IncompletSheet,
  sheet: Sheet,
  lawSet: WholeLawSet,
  { date }: Reading,
  told: ReadMoisIncomplet
): void {
  const { law } = lawSet
  const situation = new Situation(sheet, lawSet, date)
  const quarter = quarterOf(date)
  const before = { ...sheet }
  const normal = monthOf(sheet, law)
  const reductionNormale = reductionOf(sheet, quarter)
  c.cotisationsNormales = normal.cotisations
  c.precompteNormal = normal.precompte
  c.specialeNormale = normal.speciale
  c.employeurNormal = normal.employeur
  c.reductionNormale = quotient(reductionNormale, MONTHS_OF_QUARTER)
  c.netNormal = sheet.salaireNet
  c.imposableNormal = sheet.imposable
  keepVariablePay(sheet)
  const paid = c.joursPrestes + c.joursPleins
  put(sheet, before, paid, c.joursOuvrables)
  sheet.valeurAllocationsExtra =
    before.valeurAllocationsExtra + c.salaireReduit + c.complementMaladie
  situation.compute()
  const left = monthOf(sheet, law)
  c.cotisationsIncomplet = left.cotisations
  c.precompteIncomplet = left.precompte
  c.specialeIncomplet = left.speciale
  c.employeurIncomplet = left.employeur
  c.imposableIncomplet = sheet.imposable
  // The quarter with its other months whole, but for those outside the contract.
  const others = otherMonths(told)
  sheet.valeurAllocationsExtra = before.valeurAllocationsExtra
  put(sheet, before, others * c.joursOuvrables + paid, MONTHS_OF_QUARTER * c.joursOuvrables)
  situation.compute()
  const reduction = others * c.joursOuvrables + paid === 0 ? 0 : reductionOf(sheet, quarter)
  c.reductionIncomplet = reduction - prorata(reductionNormale, others, MONTHS_OF_QUARTER)
  Object.assign(sheet, before)
  c.cotisationsDecompte = surPrime(
    Math.max(0, share(c.brutExercice, law.preavis.peculeSimple) - c.simplePaye),
    quarter,
    sheet,
    law
  )
}

/** Variable pay and copyright of an average month stay what they are, also where they were told as a share of pay. */
function keepVariablePay(sheet: Sheet): void {
  sheet.commissionsMontant = sheet.commissionsBrutes
  sheet.commissionsPourcent = 0
  sheet.commissionsSurTotal = 0
  sheet.droitsAuteurMontant = sheet.droitsAuteurBruts
  sheet.droitsAuteurPourcent = 0
  sheet.droitsAuteurSurTotal = 0
}

/** Pay and hours at a share of what they were; where nothing is left, no pay for the hours that are agreed. */
function put(sheet: Sheet, before: Sheet, part: number, of: number): void {
  sheet.salaireBrut = prorata(before.salaireBrut, part, of)
  sheet.regimeNumerateur = before.regimeNumerateur * (part === 0 ? 1 : part)
  sheet.regimeDenominateur = before.regimeDenominateur * (part === 0 ? 1 : of)
}

/** How many months of the quarter beside this one lie within the contract. */
function otherMonths({ premier, dernier, debutContrat, finContrat }: ReadMoisIncomplet): number {
  const place = (Number(premier.slice(5, 7)) - 1) % MONTHS_OF_QUARTER
  const begins = debutContrat !== undefined && debutContrat >= premier
  const ends = finContrat !== undefined && finContrat <= dernier
  return (begins ? 0 : place) + (ends ? 0 : MONTHS_OF_QUARTER - 1 - place)
}

interface Month {
  readonly cotisations: Cents
  readonly precompte: Cents
  readonly speciale: Cents
  readonly employeur: Cents
}

/** What is withheld is above zero; the employer's contributions with the holidays of a manual worker and the insurance. */
function monthOf(sheet: Sheet, law: WholeLaw): Month {
  const pay = assiette(sheet.salaireBrut, sheet, law)
  const { cotisationTrimestrielle, cotisationAnnuelle } = law.vacancesOuvriers
  const vacances =
    sheet.ouvrier === 1 ? share(pay, cotisationTrimestrielle) + share(pay, cotisationAnnuelle) : 0
  return {
    cotisations: 0 - sheet.onss - sheet.bonusEmploi,
    precompte: 0 - sheet.precompteProfessionnel,
    speciale: 0 - sheet.csss,
    employeur: sheet.cotisationsPatronalesMois + vacances + share(pay, sheet.assuranceLoiTaux),
  }
}

/** Both reductions of a quarter, above zero. */
function reductionOf(sheet: Sheet, quarter: number): Cents {
  const key = quarter as 1 | 2 | 3 | 4
  return sheet[`reductionTrimestre${key}`] + sheet[`engagementTrimestre${key}`]
}
