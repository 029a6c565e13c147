import { quotient, share } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { DIESEL, SANS_EMISSION } from '../rules/mois/voiture/motorisations.ts'
import { HUNDREDTHS, MILLIONTHS } from '../rules/units.ts'
import { uncovered } from './frais.ts'
import { ligne } from './ligne.ts'
import type { VoitureSheet } from './sheet.ts'
import { PLAFONNEE, SANS_DEDUCTION } from './situations.ts'

/**
 * CIR 92, art. 66, § 1, 198bis and 550: what part of the costs a company deducts. A car without emission has that of the
 * year of its order and keeps it. Another one follows the formula of grams: with a floor when ordered before July 2023,
 * under the ceiling of the year when ordered later, and nothing from 2026 on.
 */
export const tauxDeductible = ligne(
  'tauxDeductible',
  {
    formula:
      'of a car without emission deductibiliteVoiture.zeroEmission by rangCommande; else, by regimeVoiture and rangPlafond, deductibiliteVoiture.base − deductibiliteVoiture.pente × (deductibiliteVoiture.coefficientDiesel, deductibiliteVoiture.coefficientEssence or deductibiliteVoiture.coefficientGaz) × emissionVoiture, from deductibiliteVoiture.plancher to deductibiliteVoiture.maximum (deductibiliteVoiture.tauxFort from deductibiliteVoiture.emissionForte on), or from 0 to deductibiliteVoiture.plafonds',
    also: ['energieVoiture', 'gazNaturel'],
    unit: 'ppm',
  },
  (c, law) => {
    const { zeroEmission, plafonds, plancher, maximum, emissionForte, tauxFort } =
      law.deductibiliteVoiture
    if (c.energieVoiture === SANS_EMISSION) return zeroEmission[c.rangCommande]
    if (c.regimeVoiture === SANS_DEDUCTION) return 0
    const taux = tauxParGramme(c, law)
    if (c.regimeVoiture === PLAFONNEE && c.rangPlafond > 0)
      return Math.max(0, Math.min(taux, plafonds[c.rangPlafond]))
    if (c.emissionVoiture >= emissionForte * HUNDREDTHS) return tauxFort
    return Math.min(Math.max(taux, plancher), maximum)
  }
)

function tauxParGramme(c: VoitureSheet, { deductibiliteVoiture }: WholeLaw): number {
  const { base, pente } = deductibiliteVoiture
  const coefficient =
    c.energieVoiture === DIESEL
      ? deductibiliteVoiture.coefficientDiesel
      : c.gazNaturel === 1
        ? deductibiliteVoiture.coefficientGaz
        : deductibiliteVoiture.coefficientEssence
  return base - quotient(pente * (coefficient / HUNDREDTHS) * c.emissionVoiture, MILLIONTHS)
}

/** CIR 92, art. 66, § 1: of the fuel of a plug-in hybrid ordered from 2023 on no more than half. */
export const tauxCarburant = ligne(
  'tauxCarburant',
  {
    formula:
      'min(tauxDeductible, deductibiliteVoiture.carburantHybride) of a plug-in hybrid (hybrideLimite), else tauxDeductible',
    unit: 'ppm',
    onlyFor: 'carburantMois',
  },
  (c, { deductibiliteVoiture }) =>
    c.hybrideLimite === 1
      ? Math.min(c.tauxDeductible, deductibiliteVoiture.carburantHybride)
      : c.tauxDeductible
)

/**
 * CIR 92, art. 66 and 198bis: what is taxed with the worker is pay and deducted whole; of the rest of the costs the part
 * above the rate is not. The benefit is spread over fuel and the rest as they are (parl. vr. n° 1869 of 22.01.2024).
 */
export const fraisNonDeductibles = ligne(
  'fraisNonDeductibles',
  {
    formula:
      '((fraisVoiture − fraisCarburant) × (1 − tauxDeductible) + fraisCarburant × (1 − tauxCarburant)) × max(0, fraisVoiture − avantageVoiture) ÷ fraisVoiture',
    rounding: 'cent',
  },
  (c) => {
    const autres = share(c.fraisVoiture - c.fraisCarburant, MILLIONTHS - c.tauxDeductible)
    const carburant = share(c.fraisCarburant, MILLIONTHS - c.tauxCarburant)
    return uncovered(autres + carburant, c.avantageVoiture, c.fraisVoiture)
  }
)

/** CIR 92, art. 198, § 1, 9° and 9°bis: a part of the benefit itself, more where the employer pays private energy. */
export const avantageNonDeductible = ligne(
  'avantageNonDeductible',
  {
    formula:
      'avantageVoiture × depensesNonAdmises.partVoiture, or depensesNonAdmises.partCarburant with carburantMois, electriciteMois or kwhDomicile',
    rounding: 'cent',
  },
  (c, { depensesNonAdmises }) => {
    const { partCarburant, partVoiture } = depensesNonAdmises
    const paid = c.carburantMois + c.electriciteMois + c.kwhDomicile > 0
    return share(c.avantageVoiture, paid ? partCarburant : partVoiture)
  }
)

export const depensesVoiture = ligne(
  'depensesVoiture',
  { formula: 'fraisNonDeductibles + avantageNonDeductible' },
  (c) => c.fraisNonDeductibles + c.avantageNonDeductible
)
