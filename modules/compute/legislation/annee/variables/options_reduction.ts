import { parameter } from '../../../engine/parameter.ts'

/** What is left of the taxable benefit of an option that meets the conditions of the law. */
export const optionsReduction = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 500_000,
    source: 'Loi du 26/03/1999, art. 43, § 6; Loyens & Loeff (ten years: 11.5 %)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
