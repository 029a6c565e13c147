import { parameter } from '../../../engine/parameter.ts'

/** Normal annual pay up to which n° 55 reduces the tax, for 1 to 5 children and more. */
export const reductionLimites = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: [28940_00, 28940_00, 31835_00, 37625_00, 40520_00],
      source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
