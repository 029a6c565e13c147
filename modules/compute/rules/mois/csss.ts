import { share, taken, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 30 mars 1994, art. 108: special contribution on gross pay, by three scales: individual
 * taxation, joint taxation with and without income of the spouse. A spouse has income above the
 * ceilings of the limited-income reductions.
 */
export const csss = rule(
  'csss',
  {
    formula: '− scale of the situation (sousTotalBrut)',
    inputs: ['sousTotalBrut', 'couple', 'revenusConjoint'],
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
    if (c.couple === 0) return taken(isole(c.sousTotalBrut, law))
    return taken(
      c.revenusConjoint === 'PROFESSIONNELS'
        ? deuxRevenus(c.sousTotalBrut, law)
        : unRevenu(c.sousTotalBrut, law)
    )
  }
)

function isole(brut: Cents, { csss }: Law): Cents {
  const due = selonBareme(brut, csss.isoleBornes, csss.isoleTaux, csss.isoleMontants)
  return Math.min(due, csss.isoleMaximum)
}

function unRevenu(brut: Cents, { csss }: Law): Cents {
  const due = selonBareme(brut, csss.menageBornes, csss.menageTaux, csss.menageMontants)
  return Math.min(due, csss.menageMaximumUnRevenu)
}

function deuxRevenus(brut: Cents, { csss }: Law): Cents {
  if (brut < csss.menageMinimumDes) return 0
  const due = selonBareme(brut, csss.menageBornes, csss.menageTaux, csss.menageMontants)
  return Math.min(Math.max(due, csss.menageMinimum), csss.menageMaximumDeuxRevenus)
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
