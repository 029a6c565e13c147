import { parameter } from '../../../engine/parameter.ts'

/** Reduction a month for 1 to 8 dependent children (a disabled child counts for two). */
export const reductionsEnfants = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: [52_00, 138_00, 367_00, 635_00, 925_00, 1216_00, 1510_00, 1833_00],
      source: 'annexe III AR/CIR 92 for 2026 (SPF-FC-2026), tables of family reductions',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
