import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 17 mars 2019, art. 12: at most a fifth of annual gross pay and at most the yearly maximum. Gross
 * pay counts premiums, variable pay, benefits in kind, vouchers and what the employer pays for insurance,
 * without double holiday pay.
 */
export const budgetMobiliteMax = rule(
  'budgetMobiliteMax',
  {
    formula:
      'min(budgetMobilite.part × (salaireBrutAnnuel + commissionsAnnuelles + primeFinAnneeBrute + primeSectorielleBrute + bonusAnnuelBrut + cct90Brut + 12 × atnsBruts + 12 × allocationsExtra + avantageVS + chequesRepasEmployeur + ecoCheques + chequeSportCulture + chequeCadeau + assuranceGroupe + assuranceHospitalisation), budgetMobilite.maximum)',
    rounding: 'cent',
  },
  (c, law) => {
    const brut =
      c.salaireBrutAnnuel +
      c.commissionsAnnuelles +
      c.primeFinAnneeBrute +
      c.primeSectorielleBrute +
      c.bonusAnnuelBrut +
      c.cct90Brut +
      12 * c.atnsBruts +
      12 * c.allocationsExtra +
      c.avantageVS +
      c.chequesRepasEmployeur +
      c.ecoCheques +
      c.chequeSportCulture +
      c.chequeCadeau +
      c.assuranceGroupe +
      c.assuranceHospitalisation
    return Math.min(share(brut, law.budgetMobilite.part), law.budgetMobilite.maximum)
  }
)
