import { parameter } from '../../../engine/parameter.ts'

/** One slope, until March 2024: what the work bonus loses per euro of reference wage above its limit. */
export const uniqueCoefficient = parameter('ppm', [
  {
    from: '2020-03-01',
    value: 219_400,
    source: 'Odoo payroll data; FGTB simulator, January 2021',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2022-04-01',
    value: 231_300,
    source: 'payroll providers; Odoo payroll data',
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
