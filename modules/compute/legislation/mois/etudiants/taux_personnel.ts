import { parameter } from '../../../engine/parameter.ts'

/** Solidarity contribution of a student within the quota. */
export const tauxPersonnel = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 27_100,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 840/841',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
