import { parameter } from '../../../engine/parameter.ts'

/** Asbestos fund. */
export const amiante = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 100,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 256',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
