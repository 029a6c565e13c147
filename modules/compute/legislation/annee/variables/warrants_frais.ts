import { parameter } from '../../../engine/parameter.ts'

/** What the sale of warrants costs the worker, share of their value. */
export const warrantsFrais = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 3_500,
    source: 'Securex, warrants: "frais divers à charge du travailleur (0,35 %)", 12.11 of 3,460.87',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
