import { parameter } from '../../../engine/parameter.ts'

/** What each started year beyond adds to the taxable benefit of an option. */
export const optionsParAnnee = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 10_000,
    source: 'Loi du 26/03/1999, art. 43, § 5; Loyens & Loeff (ten years: 23 %)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
