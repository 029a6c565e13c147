import { parameter } from '../../../engine/parameter.ts'

/** Special contribution of the worker on the double holiday pay. */
export const tauxCotisation = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 130_700,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 870',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
