import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: health index of September 2004, in percent of its base. */
export const indiceBase = parameter('ppm', [
  {
    from: '2005-01-01',
    value: 1_140_800,
    source: 'Securex, updated 01/04/2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
