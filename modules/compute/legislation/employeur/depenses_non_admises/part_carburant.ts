import { parameter } from '../../../engine/parameter.ts'

/** Share of the car benefit that the employer who also pays private fuel may not deduct. */
export const partCarburant = parameter('ppm', [
  {
    from: '2017-01-01',
    value: 400_000,
    source: 'CIR 92, art. 198, § 1, 9°bis; Mbrella',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
