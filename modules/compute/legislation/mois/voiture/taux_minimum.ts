import { parameter } from '../../../engine/parameter.ts'

/** Company car: lowest CO2 percentage, and that of a car without emission. */
export const tauxMinimum = parameter('ppm', [
  {
    from: '2012-01-01',
    value: 40_000,
    source: 'AR/CIR 92, art. 18, § 3, 9°; taxworld.wolterskluwer.be, 20/12/2019',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
