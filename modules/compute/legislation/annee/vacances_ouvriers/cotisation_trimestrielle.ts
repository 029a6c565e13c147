import { parameter } from '../../../engine/parameter.ts'

/** Annual holidays of manual workers: contribution of the quarter. */
export const cotisationTrimestrielle = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 55_700,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 253',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
