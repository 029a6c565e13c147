import { parameter } from '../../../engine/parameter.ts'

/** One slope, until March 2024: what the work bonus of a manual worker loses per euro of reference wage above its limit. */
export const uniqueCoefficient = parameter('ppm', [
  {
    from: '2020-03-01',
    value: 237_000,
    source:
      'value of employees × 1.08 (AR du 17/01/2000; the rows published for manual workers agree)',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 249_800,
    source: 'payroll providers; Easypay',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2024-04-01',
    value: null,
    source: 'replaced by the volets A and B on 1 April 2024 (Group S; ONSS instructions)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
