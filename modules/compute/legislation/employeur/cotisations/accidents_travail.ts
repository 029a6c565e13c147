import { parameter } from '../../../engine/parameter.ts'

/** Special contribution for accidents at work. */
export const accidentsTravail = parameter('ppm', [
  {
    from: '2010-01-01',
    value: 200,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 255',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
