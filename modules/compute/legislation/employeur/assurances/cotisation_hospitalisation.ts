import { parameter } from '../../../engine/parameter.ts'

/** Contribution to the INAMI on the premiums of a hospital insurance. */
export const cotisationHospitalisation = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 100_000,
    source: 'loi coordonnée 14/07/1994, art. 191 (AG Insurance, compensationbenefits.be)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
