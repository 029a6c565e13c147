import { parameter } from '../../../engine/parameter.ts'

/** Deduction of car costs: coefficient of natural gas, of a car of less than 12 fiscal horsepower. */
export const coefficientGaz = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 900_000,
    source: 'CIR 92, art. 66, § 1 (Buro Lauwers)',
    href: 'https://www.buro-lauwers.be/fr-be/blog/en-quoi-la-fiscalit%C3%A9-automobile-changera-t-elle-le-1er-juillet-2023',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
