import { parameter } from '../../../engine/parameter.ts'

/** Third payer for the train: share of the card the employer pays to the railway. */
export const partTiersPayant = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 800_000,
    source: 'law page, employer cost 7: at least 80 %, the State pays the rest',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
