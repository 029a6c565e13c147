import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Service des décisions anticipées, ruling of 2018: warrants above a share of yearly pay, fixed and variable,
 * are pay in disguise. Pay is twelve months with double holiday pay, premiums, commissions and bonus; benefits
 * in kind, other equity and the warrants themselves are outside.
 */
export const warrantsMaximum = rule(
  'warrantsMaximum',
  {
    formula:
      '(salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute + 12 × commissionsBrutes + simplePeculeVariable + doublePeculeVariable + bonusAnnuelBrut) × variables.warrantsPart',
    rounding: 'cent',
    total: true,
  },
  (c, law) =>
    share(
      c.salaireBrutAnnuel +
        c.doublePeculeBrut +
        c.primeFinAnneeBrute +
        c.primeSectorielleBrute +
        12 * c.commissionsBrutes +
        c.simplePeculeVariable +
        c.doublePeculeVariable +
        c.bonusAnnuelBrut,
      law.variables.warrantsPart
    )
)
