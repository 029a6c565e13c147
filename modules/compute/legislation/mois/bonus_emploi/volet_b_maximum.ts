import { parameter } from '../../../engine/parameter.ts'

/** Volet B of the social work bonus: highest amount a month at full time. */
export const voletBMaximum = parameter(
  'cents',
  [
    {
      from: '2024-04-01',
      value: 156_30,
      source: 'Group S; Odoo payroll data',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2024-05-01',
      value: 159_43,
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2025-02-01',
      value: 162_62,
      source: 'Easypay flash 10499; VicdSpt; real slips of 2025',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 165_87,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-04-01',
      value: 168_62,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-07-01',
      value: 171_99,
      source: 'ONSS instructions 2026/3, p. 449-453',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { introduced: true }
)
