import { taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'
import { cotisationSpeciale } from './csss_bareme.ts'

/**
 * Loi du 30 mars 1994, art. 108: special contribution on the pay that bears contributions. The quarter
 * decides (`csssAnnuelle`); of each month a third of its scale is withheld.
 */
export const csss = rule(
  'csss',
  {
    formula: '− scale of the situation (baseCotisations)',
    also: [
      'couple',
      'revenusConjoint',
      'csss.isoleBornes',
      'csss.isoleTaux',
      'csss.isoleMontants',
      'csss.isoleMaximum',
      'csss.menageMinimumDes',
      'csss.menageMinimum',
      'csss.menageBornes',
      'csss.menageTaux',
      'csss.menageMontants',
      'csss.menageMaximumDeuxRevenus',
      'csss.menageMaximumUnRevenu',
    ],
    rounding: 'each_step',
  },
  (c, law) => taken(cotisationSpeciale(c.baseCotisations, c, law.csss, law.csss))
)
