import { parameter } from '../../../engine/parameter.ts'

/** Company car: the fraction of the catalogue value that is taxed, numerator and denominator. */
export const fraction = parameter('count', [
  {
    from: '2012-01-01',
    value: [6, 7],
    source: 'AR/CIR 92, art. 18, § 3, 9°; taxworld.wolterskluwer.be, 20/12/2019',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
