import { parameter } from '../../../engine/parameter.ts'

/** Company car: CO2 percentage for each gram above or below the reference. */
export const pente = parameter('ppm', [
  {
    from: '2012-01-01',
    value: 1_000,
    source: 'AR/CIR 92, art. 18, § 3, 9°; taxworld.wolterskluwer.be, 20/12/2019',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
