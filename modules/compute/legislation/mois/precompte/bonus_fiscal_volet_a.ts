import { parameter } from '../../../engine/parameter.ts'

/** Fiscal work bonus: share of volet A taken off the withholding tax. */
export const bonusFiscalVoletA = parameter(
  'ppm',
  [
    {
      from: '2024-04-01',
      value: 331_400,
      source: 'SPF-FC-2026 n° 20',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { introduced: true }
)
