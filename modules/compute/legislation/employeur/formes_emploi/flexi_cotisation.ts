import { parameter } from '../../../engine/parameter.ts'

/** Special contribution of the employer on the flexi wage and its holiday pay. */
export const flexiCotisation = parameter(
  'ppm',
  [
    {
      from: '2025-01-01',
      value: 280_000,
      source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 050/450',
      confidence: 'official',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
