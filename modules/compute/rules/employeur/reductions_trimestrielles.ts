import type { Rounding } from '../../engine/rule.ts'
import type { ParameterId } from '../../legislation/index.ts'
import { LIGNES_DU_TRIMESTRE } from '../annee/primes_du_trimestre.ts'
import { rule } from '../rule.ts'
import { CATEGORIE_2, CATEGORIE_3, CATEGORIE_3BIS } from '../units.ts'
import type { SheetField } from '../sheet.ts'
import { reductionDuTrimestre } from './reduction_trimestrielle.ts'

const S =
  'S = (3 × sousTotalBrut + premiums of the quarter) × round(regimeDenominateur ÷ regimeNumerateur, 2)'
const W = 'W = 3 × sousTotalBrut + premiums of the quarter'
const maximum = 'at most the base contribution'
const p = 'reductionStructurelle'

const communs = [
  'reductionStructurelle.prestationMinimale',
  'reductionStructurelle.prestationMoyenne',
  'reductionStructurelle.prestationComplete',
  'reductionStructurelle.beta',
  'reductionStructurelle.betaPente',
  'paiement.trimestrePrimeFinAnnee',
  'paiement.trimestrePrimeSectorielle',
  'variables.trimestre',
] as const

const alpha = (taux: string, plafond: string) => `${p}.${taux} × max(0, ${p}.${plafond} − S)`
const gamma = (plafond: string) => `gammaParticulier × max(0, ${p}.${plafond} − S)`

const notes = (primes: readonly SheetField[]) => {
  const inputs = [
    'sousTotalBrut',
    ...primes,
    'regimeNumerateur',
    'regimeDenominateur',
    'fractionOccupation',
    'cotisationBase',
  ] as const
  const rounding = 'each_step'
  const categorie = (equals: number, R: string, parameters: readonly ParameterId[]) => ({
    when: 'categorieParticuliere' as const,
    equals,
    formula: `µ × βs × (${R}), ${S}, ${W}, ${maximum}`,
    inputs: ['gammaParticulier', ...inputs] as const,
    parameters: [...parameters, ...communs],
    rounding: rounding as Rounding,
  })
  return {
    formula: `µ × βs × (${alpha('alpha', 'plafondBasSalaires')} + ${p}.gamma × max(0, ${p}.plafondTresBasSalaires − S)), ${S}, ${maximum}`,
    inputs,
    parameters: [
      'reductionStructurelle.plafondBasSalaires',
      'reductionStructurelle.alpha',
      'reductionStructurelle.plafondTresBasSalaires',
      'reductionStructurelle.gamma',
      ...communs,
    ],
    rounding,
    variants: [
      categorie(
        CATEGORIE_2,
        `${p}.forfaitCategorie2 + ${alpha('alphaCategorie2', 'plafondBasSalairesCategorie2')} + ${gamma('plafondTresBasSalairesCategorie2')} + ${p}.deltaCategorie2 × max(0, W − ${p}.plancherHautsSalairesCategorie2)`,
        [
          'reductionStructurelle.forfaitCategorie2',
          'reductionStructurelle.plafondBasSalairesCategorie2',
          'reductionStructurelle.alphaCategorie2',
          'reductionStructurelle.plafondTresBasSalairesCategorie2',
          'reductionStructurelle.plancherHautsSalairesCategorie2',
          'reductionStructurelle.deltaCategorie2',
        ]
      ),
      categorie(
        CATEGORIE_3,
        `${alpha('alpha', 'plafondBasSalairesCategorie3')} + ${gamma('plafondTresBasSalaires')}`,
        [
          'reductionStructurelle.plafondBasSalairesCategorie3',
          'reductionStructurelle.alpha',
          'reductionStructurelle.plafondTresBasSalaires',
        ]
      ),
      categorie(
        CATEGORIE_3BIS,
        `${p}.forfaitCategorie3bis + ${alpha('alphaCategorie3bis', 'plafondBasSalairesCategorie3bis')} + ${gamma('plafondTresBasSalaires')}`,
        [
          'reductionStructurelle.forfaitCategorie3bis',
          'reductionStructurelle.plafondBasSalairesCategorie3bis',
          'reductionStructurelle.alphaCategorie3bis',
          'reductionStructurelle.plafondTresBasSalaires',
        ]
      ),
    ],
  } as const
}

/*
 * Four quarters, because what is paid in some of them beside the months raises the wage the reduction
 * depends on: a bonus in the first, holiday pay on commissions and the sector premium in the second, the
 * year-end premium in the fourth.
 */
export const reductionTrimestre1 = rule(
  'reductionTrimestre1',
  notes(LIGNES_DU_TRIMESTRE[1]),
  (c, law) => reductionDuTrimestre(1, c, law)
)
export const reductionTrimestre2 = rule(
  'reductionTrimestre2',
  notes(LIGNES_DU_TRIMESTRE[2]),
  (c, law) => reductionDuTrimestre(2, c, law)
)
export const reductionTrimestre3 = rule('reductionTrimestre3', notes(LIGNES_DU_TRIMESTRE[3]), (c, law) =>
  reductionDuTrimestre(3, c, law)
)
export const reductionTrimestre4 = rule(
  'reductionTrimestre4',
  notes(LIGNES_DU_TRIMESTRE[4]),
  (c, law) => reductionDuTrimestre(4, c, law)
)
