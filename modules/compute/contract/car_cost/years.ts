import { yearOf } from '../../engine/dates.ts'
import { euros } from '../../engine/money.ts'
import { COMMANDES } from '../../legislation/employeur/deductibilite_voiture/commandes.ts'
import type { WholeLaw, WholeLawSet } from '../../legislation/index.ts'
import { LAST_DAY } from '../../legislation/payslip.ts'
import { Sheet } from '../../rules/index.ts'
import { cotisationCo2Mois } from '../../rules/annee/mobilite/cotisation_co2_mois.ts'
import { avantageVS } from '../../rules/mois/voiture/avantage_vs.ts'
import { emissionVS } from '../../rules/mois/voiture/emission_vs.ts'
import { fauxHybrideVS } from '../../rules/mois/voiture/faux_hybride_vs.ts'
import { tauxCo2VS } from '../../rules/mois/voiture/taux_co2_vs.ts'
import { computeVoiture, LIGNES_VOITURE, VOITURE_UNITS, VoitureSheet } from '../../voiture/index.ts'
import { writeAge } from '../package/age_voiture.ts'
import { PlansBeside } from '../beside/plans.ts'
import { wholeLawOn } from '../beside/whole_law.ts'
import type { ExplanationLine } from '../types.ts'
import type { CarRead } from './read_voiture.ts'
import { CAR_COST_LINES, type CarCostLine, type CarYear } from './types.ts'

/** The year of the request and those after it: a lease mostly ends within them. */
export const YEARS = 5
/** Millionths in a hundredth of a percent. */
const SHOWN = 10_000

const plans = new PlansBeside(LIGNES_VOITURE, new VoitureSheet(), VOITURE_UNITS)

/** A year of a car, with its sheet and the lines that explain it. */
export interface YearRead {
  readonly annee: number
  readonly sheet: VoitureSheet
  readonly lines: readonly ExplanationLine[]
}

/**
 * The years of a car.
 * @param of the payslip's sheet of the package with the car
 * @param told the car's own sheet, with what stays the same from year to year
 */
export function yearsOf(
  of: Sheet,
  told: VoitureSheet,
  { registered }: CarRead,
  lawSet: WholeLawSet,
  first: number
): readonly YearRead[] {
  const car = Object.assign(new Sheet(), of)
  return Array.from({ length: YEARS }, (_, i) => {
    const annee = first + i
    const inYear = i === 0 ? lawSet : lawSetOf(annee, lawSet)
    const law = withSteps(inYear.law, annee)
    const sheet = Object.assign(new VoitureSheet(), told)
    writeAge(registered, lastDayOf(annee), car)
    car.fauxHybrideVS = fauxHybrideVS(car, law)
    car.emissionVS = emissionVS(car, law)
    car.tauxCo2VS = tauxCo2VS(car, law)
    sheet.emissionVoiture = car.emissionVS
    sheet.avantageVoiture = avantageVS(car, law)
    sheet.cotisationCo2Mois = cotisationCo2Mois(car, law)
    const { plafonds, zeroEmission } = law.deductibiliteVoiture
    sheet.rangPlafond = Math.min(Math.max(0, annee - COMMANDES.sansPlafond), plafonds.length - 1)
    sheet.rangCommande = Math.min(told.rangCommande, zeroEmission.length - 1)
    computeVoiture(sheet, law)
    return { annee, sheet, lines: plans.explained(sheet, inYear) }
  })
}

/** The law of a later year as far as it is known; that of the request where its figures are supposed. */
function lawSetOf(annee: number, of: WholeLawSet): WholeLawSet {
  if (of.assumed) return of
  const day = lastDayOf(annee)
  return wholeLawOn(day < LAST_DAY ? day : LAST_DAY)!
}

/** The last step of the CO2 contribution lies beyond the last law set. */
function withSteps(law: WholeLaw, annee: number): WholeLaw {
  if (annee < COMMANDES.minimumFinal) return law
  const minimumCommandes = law.deductibiliteVoiture.minimumCo2Final
  return { ...law, cotisationCo2: { ...law.cotisationCo2, minimumCommandes } }
}

function lastDayOf(annee: number): string {
  return `${annee}-12-31`
}

/** A year as the answer has it. */
export function shownYear({ annee, sheet, lines }: YearRead, explain: boolean): CarYear {
  const lignes = Object.fromEntries(
    CAR_COST_LINES.map((key) => [key, euros(sheet[key])])
  ) as Record<CarCostLine, number>
  const percent = (ppm: number) => Math.round(ppm / 100) / (SHOWN / 100)
  return {
    annee,
    taux: {
      deductible: percent(sheet.tauxDeductible),
      carburant: percent(sheet.tauxCarburant),
      tva: percent(sheet.deductionTva),
    },
    lignes,
    ...(explain && { explanation: lines }),
  }
}

/** Whether a year lies beyond what is published. */
export function isBeyond(annee: number): boolean {
  return annee > yearOf(LAST_DAY) - 1
}
