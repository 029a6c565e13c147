import { parameter } from '../../../engine/parameter.ts'

/** Weeks of legal leave in a year, which the holiday fund pays. */
export const semaines = parameter('count', [
  {
    from: '2021-01-01',
    value: 4,
    source: 'lois coordonnées du 28/06/1971, art. 3; horecaestmapassion.be',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
