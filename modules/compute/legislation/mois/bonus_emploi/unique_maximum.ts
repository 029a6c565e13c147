import { parameter } from '../../../engine/parameter.ts'

/** One slope, until March 2024: highest work bonus a month at full time. */
export const uniqueMaximum = parameter('cents', [
  {
    from: '2020-03-01',
    value: 205_65,
    source: 'Odoo payroll data; FGTB simulator, January 2021',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2021-09-01',
    value: 209_76,
    source: 'Odoo payroll data (figure quoted)',
    confidence: 'third_party',
    checked: '2026-11-20',
  },
  {
    from: '2022-01-01',
    value: 213_96,
    source: 'Odoo payroll data (figure quoted)',
    confidence: 'third_party',
    checked: '2026-11-20',
  },
  {
    from: '2022-04-01',
    value: 228_48,
    source: 'payroll providers; Odoo payroll data',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2022-05-01',
    value: 233_05,
    source: 'Easypay; Partena, 1/05/2022; Odoo payroll data',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2022-08-01',
    value: 237_71,
    source: 'Odoo payroll data (figure quoted)',
    confidence: 'third_party',
    checked: '2026-11-20',
  },
  {
    from: '2022-11-01',
    value: 242_46,
    source: 'Odoo payroll data (figure quoted)',
    confidence: 'third_party',
    checked: '2026-11-20',
  },
  {
    from: '2022-12-01',
    value: 247_31,
    source: 'payroll providers; refli.be, 134.81 at 2 500 (Odoo has 2 013.63 as limit)',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2024-04-01',
    value: null,
    source: 'replaced by the volets A and B on 1 April 2024 (Group S; ONSS instructions)',
    confidence: 'provider',
    checked: '2026-11-20',
  },
])
