import { parameter } from '../../../engine/parameter.ts'

/** Mobility budget, third pillar: the special contribution of the worker. */
export const cotisationSolde = parameter('ppm', [
  {
    from: '2019-03-01',
    value: 380_700,
    source: 'ONSS rate file 2026Q3, code 869; law of 17/03/2019',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
