import { parameter } from '../../../engine/parameter.ts'

/** Solidarity contribution of the worker on the bonus of CCT 90. */
export const cct90TauxPersonnel = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 130_700,
    source: 'ONSS rate file DmfA 2026Q3, code 888; Acerta',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
