import { quotient } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * AR/CIR 92, art. 18, § 3, 10, and ONSS: a device the worker may use privately is a benefit in kind of a
 * flat amount a year, whatever it costs. It bears contributions and is taxed, a twelfth a month. Heating and
 * electricity bear contributions on their real value.
 */
export const atnsBruts = rule(
  'atnsBruts',
  {
    formula:
      'hasTelephone × avantages.telephone ÷ 12 + hasTelephonePlan × avantages.abonnement ÷ 12 + hasLaptop × avantages.ordinateur ÷ 12 + hasInternetFourni × avantages.internet ÷ 12 + energieOnss',
    rounding: 'each_step',
  },
  (c, { avantages }) =>
    c.hasTelephone * quotient(avantages.telephone, 12) +
    c.hasTelephonePlan * quotient(avantages.abonnement, 12) +
    c.hasLaptop * quotient(avantages.ordinateur, 12) +
    c.hasInternetFourni * quotient(avantages.internet, 12) +
    c.energieOnss
)
