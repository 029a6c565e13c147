import { parameter } from '../../../engine/parameter.ts'

/** Workforce from which the 1.69 % is due. */
export const seuilDixTravailleurs = parameter('count', [
  {
    from: '2021-01-01',
    value: 10,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), importance code',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
