import { parameter } from '../../../engine/parameter.ts'

/** CP 200: days of a month, in hundredths, by which a monthly amount becomes a daily one. */
export const cp200JoursMois = parameter('count', [
  {
    from: '2021-01-01',
    value: 2167,
    source: 'Sociaal Fonds 200: month divided by 21.67',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
