import { parameter } from '../../../engine/parameter.ts'

/** Brussels, FPI: lowest share of the difference with the future wage. */
export const pourcentageMinimumBruxelles = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 800_000,
    source: 'CPAS Molenbeek: 80, 90 and 100 % by thirds of the training',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
