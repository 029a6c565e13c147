import { parameter } from '../../../engine/parameter.ts'

/** Reduction a month when the spouse has professional income of 290 € net a month at most. */
export const reductionRevenusLimites = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 145_00,
      source: 'annexe III AR/CIR 92 for 2026 (SPF-FC-2026), tables of family reductions',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
