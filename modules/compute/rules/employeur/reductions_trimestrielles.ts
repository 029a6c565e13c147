import { rule } from '../rule.ts'
import type { SheetField } from '../sheet.ts'
import { reductionDuTrimestre } from './reduction_trimestrielle.ts'

const notes = (primes: readonly SheetField[]) =>
  ({
    formula:
      'µ × βs × (reductionStructurelle.alpha × max(0, reductionStructurelle.plafondBasSalaires − S) + reductionStructurelle.gamma × max(0, reductionStructurelle.plafondTresBasSalaires − S)), S = (3 × sousTotalBrut + premiums of the quarter) × regimeDenominateur ÷ regimeNumerateur',
    inputs: [
      'sousTotalBrut',
      ...primes,
      'regimeNumerateur',
      'regimeDenominateur',
      'fractionOccupation',
      'cotisationBase',
    ],
    parameters: [
      'reductionStructurelle.plafondBasSalaires',
      'reductionStructurelle.alpha',
      'reductionStructurelle.plafondTresBasSalaires',
      'reductionStructurelle.gamma',
      'reductionStructurelle.prestationMinimale',
      'reductionStructurelle.prestationMoyenne',
      'reductionStructurelle.prestationComplete',
      'reductionStructurelle.beta',
      'reductionStructurelle.betaPente',
      'paiement.trimestrePrimeFinAnnee',
      'paiement.trimestrePrimeSectorielle',
    ],
    rounding: 'each_step',
  }) as const

/*
 * Four quarters, because the premiums paid in the second and the fourth raise the wage the
 * reduction depends on.
 */
export const reductionTrimestre1 = rule('reductionTrimestre1', notes([]), (c, law) =>
  reductionDuTrimestre(1, c, law)
)
export const reductionTrimestre2 = rule(
  'reductionTrimestre2',
  notes(['primeSectorielleBrute']),
  (c, law) => reductionDuTrimestre(2, c, law)
)
export const reductionTrimestre3 = rule('reductionTrimestre3', notes([]), (c, law) =>
  reductionDuTrimestre(3, c, law)
)
export const reductionTrimestre4 = rule(
  'reductionTrimestre4',
  notes(['primeFinAnneeBrute']),
  (c, law) => reductionDuTrimestre(4, c, law)
)
