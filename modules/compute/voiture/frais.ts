import { above, prorata, quotient, share } from '../engine/money.ts'
import { HUNDREDTHS, MILLIONTHS } from '../rules/units.ts'
import { ligne } from './ligne.ts'
import { TVA_COMPRISE, TVA_FORFAIT, TVA_SEMI_FORFAIT } from './situations.ts'

/** The lease, or what the car costs instead. */
export const loyerAnnuel = ligne('loyerAnnuel', { formula: '12 × tcoMois' }, (c) => 12 * c.tcoMois)

export const carburantAnnuel = ligne(
  'carburantAnnuel',
  { formula: '12 × carburantMois', onlyFor: 'carburantMois' },
  (c) => 12 * c.carburantMois
)

export const rechargeCarte = ligne(
  'rechargeCarte',
  { formula: '12 × electriciteMois', onlyFor: 'electriciteMois' },
  (c) => 12 * c.electriciteMois
)

/** Circulaire 2024/C/77: what is loaded at home is paid back by the kilowatt-hour; the worker's bill bears no VAT to deduct. */
export const rechargeAnnuelle = ligne(
  'rechargeAnnuelle',
  {
    formula: '12 × kwhDomicile × tarifRecharge',
    rounding: 'cent',
    onlyFor: 'kwhDomicile',
  },
  (c) => quotient(12 * c.kwhDomicile * c.tarifRecharge, HUNDREDTHS * HUNDREDTHS)
)

/**
 * Code de la TVA, art. 45, § 1er quinquies and § 2: a car of mixed use deducts by its professional kilometres, by a
 * half-flat formula of private ones, or flat; never more than half.
 */
export const deductionTva = ligne(
  'deductionTva',
  {
    formula:
      'by methodeTva: tvaVoiture.forfait; min(tvaVoiture.maximum, usageProfessionnel); or min(tvaVoiture.maximum, 1 − (kmDomicileTravail × 2 × tvaVoiture.joursTrajet + tvaVoiture.kmPrives) ÷ kmAnnuels)',
    unit: 'ppm',
    onlyFor: 'methodeTva',
  },
  (c, { tvaVoiture }) => {
    if (c.methodeTva === TVA_COMPRISE) return 0
    if (c.methodeTva === TVA_FORFAIT) return tvaVoiture.forfait
    if (c.methodeTva !== TVA_SEMI_FORFAIT) return Math.min(tvaVoiture.maximum, c.usageProfessionnel)
    const prives = c.kmDomicileTravail * 2 * tvaVoiture.joursTrajet + tvaVoiture.kmPrives
    const usage = quotient(above(c.kmAnnuels, prives) * MILLIONTHS, c.kmAnnuels)
    return Math.min(tvaVoiture.maximum, usage)
  }
)

/** The same, of the fuel alone: what a plug-in hybrid deducts of it is another part. */
export const tvaCarburant = ligne(
  'tvaCarburant',
  {
    formula: 'carburantAnnuel × tvaVoiture.taux × (1 − deductionTva)',
    also: ['methodeTva'],
    rounding: 'cent',
    onlyFor: 'methodeTva',
  },
  (c, { tvaVoiture }) =>
    c.methodeTva === TVA_COMPRISE
      ? 0
      : share(share(c.carburantAnnuel, tvaVoiture.taux), MILLIONTHS - c.deductionTva)
)

/** What is not deducted of the VAT on lease, fuel and electricity is a cost of the car. */
export const tvaNonDeductible = ligne(
  'tvaNonDeductible',
  {
    formula: '(loyerAnnuel + rechargeCarte) × tvaVoiture.taux × (1 − deductionTva) + tvaCarburant',
    also: ['methodeTva'],
    rounding: 'cent',
    onlyFor: 'methodeTva',
  },
  (c, { tvaVoiture }) => {
    if (c.methodeTva === TVA_COMPRISE) return 0
    const tva = share(c.loyerAnnuel + c.rechargeCarte, tvaVoiture.taux)
    return share(tva, MILLIONTHS - c.deductionTva) + c.tvaCarburant
  }
)

/** What the car costs before tax, without the CO2 contribution and what the worker pays. */
export const fraisVoiture = ligne(
  'fraisVoiture',
  {
    formula:
      'loyerAnnuel + carburantAnnuel + rechargeCarte + rechargeAnnuelle + autresFraisVoiture + tvaNonDeductible',
  },
  (c) =>
    c.loyerAnnuel +
    c.carburantAnnuel +
    c.rechargeCarte +
    c.rechargeAnnuelle +
    c.autresFraisVoiture +
    c.tvaNonDeductible
)

/** Loi du 29 juin 1981, art. 38, § 3quater: twelve months of the contribution of the year. */
export const cotisationCo2Voiture = ligne(
  'cotisationCo2Voiture',
  { formula: '12 × cotisationCo2Mois' },
  (c) => 12 * c.cotisationCo2Mois
)

export const contributionVoiture = ligne(
  'contributionVoiture',
  { formula: '12 × contributionMois', onlyFor: 'contributionMois' },
  (c) => 12 * c.contributionMois
)

/** The part of the costs that is fuel, with its VAT. */
export const fraisCarburant = ligne(
  'fraisCarburant',
  { formula: 'carburantAnnuel + tvaCarburant', onlyFor: 'carburantMois' },
  (c) => c.carburantAnnuel + c.tvaCarburant
)

/** What part of an amount is not covered by another one, of a whole. */
export function uncovered(amount: number, covered: number, whole: number): number {
  return whole <= covered ? 0 : prorata(amount, whole - covered, whole)
}
