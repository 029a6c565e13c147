import { parameter } from '../../../engine/parameter.ts'

/** Reduction a month when the spouse has a pension of 579 € net a month at most. */
export const reductionPensionLimitee = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 289_50,
      source: 'annexe III AR/CIR 92 for 2026 (SPF-FC-2026), tables of family reductions',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
