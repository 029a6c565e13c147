import { parameter } from '../../../engine/parameter.ts'

/** Closure fund, base contribution, twenty workers or more. */
export const fermetureGrande = parameter(
  'ppm',
  [
    {
      from: '2026-01-01',
      value: 3900,
      source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 809 type 5',
      confidence: 'official',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
