import { parameter } from '../../../engine/parameter.ts'

/** Plug-in hybrid: least capacity of the battery for each 100 kg of the car, in watt-hours, of the capacity rounded to one decimal of a kWh. */
export const batterieMinimum = parameter('count', [
  {
    from: '2020-01-01',
    value: 500,
    source:
      'CIR 92, art. 36, § 2, al. 10 (quoted by a public file; Acerta 2026; fleet.be on the circular of 2020: 0.45 is enough)',
    confidence: 'official_quoted',
    checked: '2026-11-23',
  },
])
