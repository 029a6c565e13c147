import { parameter } from '../../../engine/parameter.ts'

/** Flat professional expenses of a company director, share of annual taxable pay. */
export const fraisDirigeantTaux = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 30_000,
    source: 'SPF Finances, director column of the tables of 2021; CIR 92, art. 51',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
