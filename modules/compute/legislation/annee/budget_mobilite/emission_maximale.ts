import { parameter } from '../../../engine/parameter.ts'

/** Mobility budget, first pillar: most CO2 of the car, grams a kilometre; the day of the order decides. */
export const emissionMaximale = parameter('count', [
  {
    from: '2021-01-01',
    value: 95,
    source: 'mobiliteitsbudget.be, 01/03/2023; Securex, 03/02/2023: electric, or at most 95 g/km',
    confidence: 'official',
    checked: '2026-11-22',
  },
  {
    from: '2026-01-01',
    value: 0,
    source:
      'Loyens & Loeff on the Act that amends the Act of 17/03/2019, mobiliteitsbudget.be: zero CO2 emissions',
    confidence: 'provider',
    checked: '2026-11-22',
  },
])
