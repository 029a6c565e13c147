import { parameter } from '../../../engine/parameter.ts'

/** Reference wage from which volet A is gone. */
export const voletAPlafond = parameter(
  'cents',
  [
    {
      from: '2024-04-01',
      value: 3144_45,
      source: 'Group S; Odoo payroll data',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2024-05-01',
      value: 3207_40,
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2025-02-01',
      value: 3271_48,
      source: 'Easypay flash 10499; VicdSpt; real slips of 2025',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 3271_48,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-03-01',
      value: 3336_98,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-09-01',
      value: 3403_62,
      source: 'ONSS instructions 2026/3, p. 449-453',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { introduced: true }
)
