import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * CIR 92, art. 198, § 1, 9° and 9°bis: the part of the car's benefit, before the worker's contribution, that
 * the company may not deduct; more when it also pays the private fuel.
 */
export const depenseNonAdmiseVS = rule(
  'depenseNonAdmiseVS',
  {
    formula:
      'avantageVS × depensesNonAdmises.partVoiture, or depensesNonAdmises.partCarburant with carteEssence or energieHorsTco',
    rounding: 'cent',
  },
  (c, { depensesNonAdmises }) => {
    const { partCarburant, partVoiture } = depensesNonAdmises
    const fuelPaid = c.carteEssence > 0 || c.energieHorsTco > 0
    return share(c.avantageVS, fuelPaid ? partCarburant : partVoiture)
  }
)
