import { parameter } from '../../../engine/parameter.ts'

/** Asbestos fund. */
export const amiante = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 100,
    source: 'the rate of the ONSS file of 2026; those of earlier years were not read',
    confidence: 'derived',
    checked: '2026-11-20',
  },
  {
    from: '2026-01-01',
    value: 100,
    source:
      'ONSS rate file DmfA 2026/3 (dmfa_rate_2026_3.zip, 15/09/2026), code 256; instructions 2026/3, p. 340-341',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
])
