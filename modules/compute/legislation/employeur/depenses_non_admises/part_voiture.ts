import { parameter } from '../../../engine/parameter.ts'

/** Share of the car benefit that the employer may not deduct. */
export const partVoiture = parameter('ppm', [
  {
    from: '2012-01-01',
    value: 170_000,
    source: 'CIR 92, art. 198, § 1, 9°; Mbrella',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
