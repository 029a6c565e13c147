import { parameter } from '../../../engine/parameter.ts'

/** Tax on the premiums of a hospital insurance. */
export const taxeHospitalisation = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 92_500,
    source: 'Code des droits et taxes divers (AG Insurance, compensationbenefits.be)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
