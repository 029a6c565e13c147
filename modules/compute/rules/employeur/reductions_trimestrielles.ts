import type { ParameterId } from '../../legislation/index.ts'
import { LIGNES_DU_TRIMESTRE } from '../annee/primes_du_trimestre.ts'
import type { Notes, Variant } from '../notes.ts'
import { rule } from '../rule.ts'
import { CATEGORIE_2, CATEGORIE_3, CATEGORIE_3BIS } from '../units.ts'
import type { SheetField } from '../sheet.ts'
import { LUS_DU_TRIMESTRE, reductionDuTrimestre } from './reduction_trimestrielle.ts'

const S =
  'S = (3 × sousTotalBrut + premiums of the quarter) × round(regimeDenominateur ÷ regimeNumerateur, 2)'
const W = 'W = 3 × sousTotalBrut + premiums of the quarter'
const maximum = 'at most the base contribution'
const p = 'reductionStructurelle'

const communs = [
  'fractionOccupation',
  'reductionStructurelle.prestationMinimale',
  'reductionStructurelle.prestationMoyenne',
  'reductionStructurelle.prestationComplete',
  'reductionStructurelle.beta',
  'reductionStructurelle.betaPente',
  ...LUS_DU_TRIMESTRE,
] as const

const alpha = (taux: string, plafond: string) => `${p}.${taux} × max(0, ${p}.${plafond} − S)`
const gamma = (plafond: string) => `gammaParticulier × max(0, ${p}.${plafond} − S)`

const notes = (primes: readonly (SheetField | ParameterId)[]): Notes => {
  const categorie = (equals: number, taux: ParameterId, R: string): Variant => ({
    when: 'categorieParticuliere',
    equals,
    formula: `µ × βs × (${R}), ${S}, ${W}, ${maximum}`,
    also: [...primes, taux, ...communs],
    rounding: 'each_step',
  })
  return {
    formula: `µ × βs × (${alpha('alpha', 'plafondBasSalaires')} + ${p}.gamma × max(0, ${p}.plafondTresBasSalaires − S)), ${S}, ${maximum}`,
    also: [...primes, 'cotisations.base', ...communs],
    rounding: 'each_step',
    variants: [
      categorie(
        CATEGORIE_2,
        'cotisations.baseCategorie2',
        `${p}.forfaitCategorie2 + ${alpha('alphaCategorie2', 'plafondBasSalairesCategorie2')} + ${gamma('plafondTresBasSalairesCategorie2')} + ${p}.deltaCategorie2 × max(0, W − ${p}.plancherHautsSalairesCategorie2)`
      ),
      categorie(
        CATEGORIE_3,
        'cotisations.base',
        `${alpha('alpha', 'plafondBasSalairesCategorie3')} + ${gamma('plafondTresBasSalaires')}`
      ),
      categorie(
        CATEGORIE_3BIS,
        'cotisations.baseSansModeration',
        `${p}.forfaitCategorie3bis + ${alpha('alphaCategorie3bis', 'plafondBasSalairesCategorie3bis')} + ${gamma('plafondTresBasSalaires')}`
      ),
    ],
  }
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
export const reductionTrimestre3 = rule(
  'reductionTrimestre3',
  notes(LIGNES_DU_TRIMESTRE[3]),
  (c, law) => reductionDuTrimestre(3, c, law)
)
export const reductionTrimestre4 = rule(
  'reductionTrimestre4',
  notes([...LIGNES_DU_TRIMESTRE[4], 'primeTiers', 'reductionStructurelle.majorationTiers']),
  (c, law) => reductionDuTrimestre(4, c, law)
)
