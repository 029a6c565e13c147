import { share, taken, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 30 mars 1994, art. 108: special contribution on the pay that bears contributions, by three
 * scales: individual
 * taxation, joint taxation with and without income of the spouse. A spouse has income above the
 * ceilings of the limited-income reductions.
 */
export const csss = rule(
  'csss',
  {
    formula: '− scale of the situation (baseCotisations)',
    inputs: ['baseCotisations', 'couple', 'revenusConjoint'],
    parameters: [
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
  (c, law) => {
    if (c.couple === 0) return taken(isole(c.baseCotisations, law))
    return taken(
      c.revenusConjoint === 'PROFESSIONNELS'
        ? deuxRevenus(c.baseCotisations, law)
        : unRevenu(c.baseCotisations, law)
    )
  }
)

function isole(brut: Cents, law: Law): Cents {
  const bareme = law.csss
  const due = selonBareme(brut, bareme.isoleBornes, bareme.isoleTaux, bareme.isoleMontants)
  return Math.min(due, bareme.isoleMaximum)
}

function unRevenu(brut: Cents, law: Law): Cents {
  const bareme = law.csss
  const due = selonBareme(brut, bareme.menageBornes, bareme.menageTaux, bareme.menageMontants)
  return Math.min(due, bareme.menageMaximumUnRevenu)
}

function deuxRevenus(brut: Cents, law: Law): Cents {
  const bareme = law.csss
  if (brut < bareme.menageMinimumDes) return 0
  const due = selonBareme(brut, bareme.menageBornes, bareme.menageTaux, bareme.menageMontants)
  return Math.min(Math.max(due, bareme.menageMinimum), bareme.menageMaximumDeuxRevenus)
}

function selonBareme(
  brut: Cents,
  bornes: readonly number[],
  taux: readonly number[],
  montants: readonly number[]
): Cents {
  let i = bornes.length - 1
  while (i >= 0 && brut <= bornes[i]) i--
  return i < 0 ? 0 : montants[i] + share(brut - bornes[i], taux[i])
}
