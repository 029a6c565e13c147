import { parameter } from '../../../engine/parameter.ts'

/** Mobility budget: highest amount a year. */
export const maximum = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 17244_00,
      source: 'Acerta, Mbrella, Practicali 2026',
      confidence: 'provider',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
