import { parameter } from '../../../engine/parameter.ts'

/** Deduction of car costs: what each gram takes off, before the coefficient of the fuel. */
export const pente = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 5_000,
    source: 'CIR 92, art. 66, § 1 (Buro Lauwers)',
    href: 'https://www.buro-lauwers.be/fr-be/blog/en-quoi-la-fiscalit%C3%A9-automobile-changera-t-elle-le-1er-juillet-2023',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
