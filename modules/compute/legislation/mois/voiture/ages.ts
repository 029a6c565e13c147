import { parameter } from '../../../engine/parameter.ts'

/** Company car: percentage of the catalogue value by year of age, a started month counting whole; the last one stays. */
export const ages = parameter('ppm', [
  {
    from: '2012-01-01',
    value: [1_000_000, 940_000, 880_000, 820_000, 760_000, 700_000],
    source: 'AR/CIR 92, art. 18, § 3, 9°; CLB guide 2025',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
