import { parameter } from '../../../engine/parameter.ts'

/** Quarter in which the sector premium of CP 200 is paid (June). */
export const trimestrePrimeSectorielle = parameter('count', [
  {
    from: '2021-01-01',
    value: 2,
    source: 'Securex, CP 200 annual premium',
    confidence: 'provider',
    checked: '2026-11-20',
  },
])
