import { parameter } from '../../../engine/parameter.ts'

/** Days of work in a week, by which the pay of a month is referred to one day: × 3 ÷ (13 × days). */
export const joursParSemaine = parameter('count', [
  {
    from: '2021-01-01',
    value: 5,
    source:
      'a week of five days whatever the regime; the ONSS refers a month to a day by 3 ÷ (13 × days)',
    confidence: 'assumed',
    checked: '2026-11-21',
  },
])
