import { share, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: the brackets are applied to the part of each spouse, every amount rounded to
 * the cent (n° 12).
 */
export const impotDeBase = rule(
  'impotDeBase',
  {
    formula: 'tax(revenuAnnuelNet − quotientConjugal) + tax(quotientConjugal)',
    also: ['precompte.tranches', 'precompte.tauxTranches', 'precompte.impotTranches'],
    rounding: 'each_step',
  },
  (c, law) =>
    parTranches(c.revenuAnnuelNet - c.quotientConjugal, law) + parTranches(c.quotientConjugal, law)
)

function parTranches(revenu: Cents, law: Law): Cents {
  const { tranches, tauxTranches, impotTranches } = law.precompte
  if (revenu <= tranches[0]) return share(revenu, tauxTranches[0])
  let i = tranches.length
  while (revenu <= tranches[i - 1]) i--
  return impotTranches[i - 1] + share(revenu - tranches[i - 1], tauxTranches[i])
}
