import type { Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { datedRule, forms } from '../rule.ts'
import type { RevenusConjoint, Sheet } from '../sheet.ts'

const charges =
  'precompte.reductionsEnfants[enfants] + parentIsole × precompte.reductionParentIsole + handicape × precompte.reductionHandicape + conjointHandicape × precompte.reductionConjointHandicape + autresPersonnes × precompte.reductionAutrePersonne + ascendants × precompte.reductionAscendant + (precompte.reductionRevenusLimites or precompte.reductionPensionLimitee by revenusConjoint)'
const also = ['bareme', 'couple', 'precompte.reductionEnfantSupplementaire'] as const

/** Scale III does not look at the family. */
const variants = [{ when: 'nonResident', formula: '0 in scale III', also: ['bareme'] }] as const

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula: `12 × (${charges} + precompte.reductionIsole when not couple and enfants = 0)`,
      also,
      variants,
    },
    formula: (c, law) => 12 * (pourCharges(c, law) + pourIsole(c, law)),
  },
  {
    from: '2024-01-01',
    notes: { formula: `12 × (${charges})`, also, variants },
    formula: (c, law) => 12 * pourCharges(c, law),
  }
)

/**
 * Annexe III AR/CIR 92: reductions for dependent children and other family charges, fixed amounts a
 * month, here for the year. Those of the spouse are for couples; limited income of the spouse is read
 * in scale I. Until the end of 2023 a single person without dependent children had one too. Scale III does
 * not look at the family (SPF Finances, non-residents).
 */
export const reductionsFamiliales = datedRule('reductionsFamiliales', formes, (c, law) => {
  if (c.bareme === 3) return 0
  return law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
})

function pourCharges(c: Sheet, law: Law): Cents {
  const p = law.precompte
  return (
    pourEnfants(c.enfants, law) +
    c.parentIsole * p.reductionParentIsole +
    c.handicape * p.reductionHandicape +
    c.conjointHandicape * p.reductionConjointHandicape +
    c.autresPersonnes * p.reductionAutrePersonne +
    c.ascendants * p.reductionAscendant +
    (c.couple === 1 ? pourRevenusDuConjoint(c.revenusConjoint, law) : 0)
  )
}

function pourIsole(c: Sheet, law: Law): Cents {
  return c.couple === 0 && c.enfants === 0 ? law.precompte.reductionIsole : 0
}

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
