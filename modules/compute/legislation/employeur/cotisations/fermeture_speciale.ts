import { parameter } from '../../../engine/parameter.ts'

/** Closure fund, special contribution. */
export const fermetureSpeciale = parameter(
  'ppm',
  [
    {
      from: '2026-01-01',
      value: 1000,
      source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 810',
      confidence: 'official',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
