import { parameter } from '../../../engine/parameter.ts'

/** Taxable benefit of an unlisted option, share of the value of the share, up to the usual length. */
export const optionsTaux = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 180_000,
    source: 'Loi du 26/03/1999, art. 43, § 5; Loyens & Loeff, Securex',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
