import { parameter } from '../../../engine/parameter.ts'

/** Special contribution of the employer on the bonus of CCT 90. */
export const cct90TauxPatronal = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 330_000,
    source: 'ONSS rate file DmfA 2026Q3, code 888; Acerta',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
