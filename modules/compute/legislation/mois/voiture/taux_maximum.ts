import { parameter } from '../../../engine/parameter.ts'

/** Company car: highest CO2 percentage. */
export const tauxMaximum = parameter('ppm', [
  {
    from: '2012-01-01',
    value: 180_000,
    source: 'AR/CIR 92, art. 18, § 3, 9°; taxworld.wolterskluwer.be, 20/12/2019',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
