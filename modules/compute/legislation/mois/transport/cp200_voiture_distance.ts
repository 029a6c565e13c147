import { parameter } from '../../../engine/parameter.ts'

/** CP 200, private transport: distance from which the employer pays, km one way. */
export const cp200VoitureDistance = parameter('count', [
  {
    from: '2021-01-01',
    value: 3,
    source: 'Sociaal Fonds 200 (law page, cp200-2026)',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
