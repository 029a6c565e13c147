import { parameter } from '../../../engine/parameter.ts'

/** Reduction a month for each other dependant (disabled ones count for two). */
export const reductionAutrePersonne = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 37_00,
      source: 'Odoo payroll data (figure quoted); FGTB simulator, January 2021',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: 39_00,
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: 45_00,
      source: 'refli.be; Odoo payroll data',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: 49_00,
      source: 'Odoo payroll data (figure quoted); CGSLB for one child',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: 51_00,
      source:
        'SPF-FC-2025, annexe III, tables of family reductions, quoted by VicdSpt; CGSLB for one child',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 52_00,
      source: 'annexe III AR/CIR 92 for 2026 (SPF-FC-2026), tables of family reductions',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
