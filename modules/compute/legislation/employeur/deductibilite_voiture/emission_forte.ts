import { parameter } from '../../../engine/parameter.ts'

/** Deduction of car costs: grams from which a fixed part is deducted instead. */
export const emissionForte = parameter('count', [
  {
    from: '2020-01-01',
    value: 200,
    source: 'CIR 92, art. 66, § 1 (Buro Lauwers)',
    href: 'https://www.buro-lauwers.be/fr-be/blog/en-quoi-la-fiscalit%C3%A9-automobile-changera-t-elle-le-1er-juillet-2023',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
