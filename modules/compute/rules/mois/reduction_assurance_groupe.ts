import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: the tax of the month is reduced by a share of the
 * personal contribution that the employer withholds for a group insurance, and not below zero. It comes after
 * the monthly tax (n° 16) and before the fiscal work bonus (n° 20); that place is recalled, not read. Nothing
 * is said of a scale that would be without it.
 */
export const reductionAssuranceGroupe = rule(
  'reductionAssuranceGroupe',
  {
    formula: 'min(impotMensuel, cotisationAG × precompte.reductionAssuranceGroupe)',
    rounding: 'cent',
    onlyFor: 'cotisationAG',
  },
  (c, law) =>
    c.cotisationAG === 0
      ? 0
      : Math.min(c.impotMensuel, share(c.cotisationAG, law.precompte.reductionAssuranceGroupe))
)
