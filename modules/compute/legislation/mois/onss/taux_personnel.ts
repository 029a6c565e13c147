import { parameter } from '../../../engine/parameter.ts'

/** Personal contribution of an employee on 100 % of gross pay (law of 29 June 1981, art. 38 § 2). */
export const tauxPersonnel = parameter('ppm', [
  {
    from: '2018-01-01',
    value: 130_700,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 495',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
