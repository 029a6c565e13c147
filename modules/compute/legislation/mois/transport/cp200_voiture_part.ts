import { parameter } from '../../../engine/parameter.ts'

/** CP 200, private transport: share of the train card the employer pays. */
export const cp200VoiturePart = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 500_000,
    source: 'Sociaal Fonds 200 (law page, cp200-2026)',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
