import { parameter } from '../../../engine/parameter.ts'

/** Flanders, IBO: lowest share of the difference with the future wage. */
export const pourcentageMinimumFlandre = parameter(
  'ppm',
  [
    {
      from: '2026-01-01',
      value: 700_000,
      source: 'Decision of 19/12/2025; Securex, Easypay: 70 to 100 %',
      confidence: 'provider',
      checked: '2026-11-21',
    },
  ],
  { introduced: true }
)
