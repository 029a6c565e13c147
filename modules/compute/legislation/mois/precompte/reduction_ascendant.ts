import { parameter } from '../../../engine/parameter.ts'

/** Reduction a month for each dependent relative over 65 in need of care. */
export const reductionAscendant = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 166_00,
      source: 'annexe III AR/CIR 92 for 2026 (SPF-FC-2026), tables of family reductions',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
