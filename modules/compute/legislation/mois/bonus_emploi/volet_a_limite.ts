import { parameter } from '../../../engine/parameter.ts'

/** Reference wage up to which volet A is at its highest; volet B ends there. */
export const voletALimite = parameter(
  'cents',
  [
    {
      from: '2024-04-01',
      value: 2669_96,
      source: 'Group S; Odoo payroll data',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2024-05-01',
      value: 2723_36,
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2025-02-01',
      value: 2777_83,
      source: 'Easypay flash 10499; VicdSpt; real slips of 2025',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 2833_36,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-04-01',
      value: 2880_32,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-07-01',
      value: 2937_93,
      source: 'ONSS instructions 2026/3, p. 449-453',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { introduced: true }
)
