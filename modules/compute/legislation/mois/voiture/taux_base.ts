import { parameter } from '../../../engine/parameter.ts'

/** Company car: CO2 percentage at the reference emission. */
export const tauxBase = parameter('ppm', [
  {
    from: '2012-01-01',
    value: 55_000,
    source: 'AR/CIR 92, art. 18, § 3, 9°; taxworld.wolterskluwer.be, 20/12/2019',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
