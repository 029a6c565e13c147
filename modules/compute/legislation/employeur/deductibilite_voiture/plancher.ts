import { parameter } from '../../../engine/parameter.ts'

/** Deduction of car costs: never less, of cars ordered before July 2023 and until 2024 of all. */
export const plancher = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 500_000,
    source: 'CIR 92, art. 66, § 1 (Buro Lauwers)',
    href: 'https://www.buro-lauwers.be/fr-be/blog/en-quoi-la-fiscalit%C3%A9-automobile-changera-t-elle-le-1er-juillet-2023',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
