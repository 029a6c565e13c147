import { parameter } from '../../../engine/parameter.ts'

/** CP 200: share of the second-class train card the employer reimburses. */
export const cp200Train = parameter(
  'ppm',
  [
    {
      from: '2026-01-01',
      value: 1_000_000,
      source: 'Sociaal Fonds 200: the whole card from 1 January 2026',
      confidence: 'provider',
      checked: '2026-11-21',
    },
  ],
  { introduced: true }
)
