import { parameter } from '../../../engine/parameter.ts'

/** Social fund of CP 200 (DmfA code 831), until 31 December 2027. */
export const fondsCp200 = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 2300,
    source: 'recalled; sfonds200.be gives the rate of 2026, until 31/12/2027',
    confidence: 'recalled',
    checked: '2026-11-20',
  },
  {
    from: '2026-01-01',
    value: 2300,
    source: 'sfonds200.be',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
