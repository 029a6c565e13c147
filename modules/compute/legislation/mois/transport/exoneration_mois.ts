import { parameter } from '../../../engine/parameter.ts'

/** Commuting by other means than public transport, flat professional expenses: exempt a month. */
export const exonerationMois = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 35_00,
      source: '420 a year (Odoo payroll data); a twelfth',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 35_80,
      source: '430 a year, 35.8 a month (Attentia; Securex 01/01/2023)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 39_20,
      source: '470 a year (SPF Finances); a twelfth to the decime, as in 2022 and 2025',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 40_80,
      source: '490 a year (SPF Finances); a twelfth to the decime, as in 2022 and 2025',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 41_70,
      source: 'CGSLB 2025, 41.70 a month; a real payslip of September 2025 agrees',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 41_70,
      source: '500 a year as in 2025 (Practicali); a twelfth to the decime',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
