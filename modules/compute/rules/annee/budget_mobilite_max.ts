import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 17 mars 2019, art. 12: at most a fifth of annual gross pay (with year-end and sector premiums,
 * without double holiday pay) and at most the yearly maximum.
 */
export const budgetMobiliteMax = rule(
  'budgetMobiliteMax',
  {
    formula:
      'min(budgetMobilite.part × (salaireBrutAnnuel + primeFinAnneeBrute + primeSectorielleBrute), budgetMobilite.maximum)',
    inputs: ['salaireBrutAnnuel', 'primeFinAnneeBrute', 'primeSectorielleBrute'],
    parameters: ['budgetMobilite.part', 'budgetMobilite.maximum'],
    rounding: 'cent',
  },
  (c, law) => {
    const brut = c.salaireBrutAnnuel + c.primeFinAnneeBrute + c.primeSectorielleBrute
    return Math.min(share(brut, law.budgetMobilite.part), law.budgetMobilite.maximum)
  }
)
