import type { RevenusConjoint } from '../../contract/types.ts'
import type { Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: reductions for dependent children and other family charges, fixed amounts a
 * month, here for the year. Those of the spouse are for couples; limited income of the spouse is read
 * in scale I.
 */
export const reductionsFamiliales = rule(
  'reductionsFamiliales',
  {
    formula:
      '12 × (precompte.reductionsEnfants[enfants] + parentIsole × precompte.reductionParentIsole + handicape × precompte.reductionHandicape + conjointHandicape × precompte.reductionConjointHandicape + autresPersonnes × precompte.reductionAutrePersonne + ascendants × precompte.reductionAscendant + (precompte.reductionRevenusLimites or precompte.reductionPensionLimitee by revenusConjoint))',
    inputs: [
      'enfants',
      'parentIsole',
      'handicape',
      'conjointHandicape',
      'autresPersonnes',
      'ascendants',
      'couple',
      'revenusConjoint',
    ],
    parameters: [
      'precompte.reductionsEnfants',
      'precompte.reductionEnfantSupplementaire',
      'precompte.reductionParentIsole',
      'precompte.reductionHandicape',
      'precompte.reductionConjointHandicape',
      'precompte.reductionAutrePersonne',
      'precompte.reductionAscendant',
      'precompte.reductionRevenusLimites',
      'precompte.reductionPensionLimitee',
    ],
  },
  (c, law) => {
    const p = law.precompte
    const parMois =
      pourEnfants(c.enfants, law) +
      c.parentIsole * p.reductionParentIsole +
      c.handicape * p.reductionHandicape +
      c.conjointHandicape * p.reductionConjointHandicape +
      c.autresPersonnes * p.reductionAutrePersonne +
      c.ascendants * p.reductionAscendant +
      (c.couple === 1 ? pourRevenusDuConjoint(c.revenusConjoint, law) : 0)
    return 12 * parMois
  }
)

function pourEnfants(enfants: number, law: Law): Cents {
  const { reductionsEnfants, reductionEnfantSupplementaire } = law.precompte
  if (enfants === 0) return 0
  const dansLaTable = Math.min(enfants, reductionsEnfants.length)
  return (
    reductionsEnfants[dansLaTable - 1] + (enfants - dansLaTable) * reductionEnfantSupplementaire
  )
}

function pourRevenusDuConjoint(revenus: RevenusConjoint, law: Law): Cents {
  if (revenus === 'PROFESSIONNELS_LIMITES') return law.precompte.reductionRevenusLimites
  if (revenus === 'PENSION_LIMITEE') return law.precompte.reductionPensionLimitee
  return 0
}
