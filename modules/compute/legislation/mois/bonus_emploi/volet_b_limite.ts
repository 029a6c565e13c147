import { parameter } from '../../../engine/parameter.ts'

/** Reference wage up to which volet B is at its highest. */
export const voletBLimite = parameter(
  'cents',
  [
    {
      from: '2024-04-01',
      value: 2090_78,
      source: 'Group S; Odoo payroll data',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2024-05-01',
      value: 2132_59,
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2025-02-01',
      value: 2175_25,
      source: 'Easypay flash 10499; VicdSpt; real slips of 2025',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 2218_73,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-04-01',
      value: 2255_50,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-07-01',
      value: 2300_62,
      source: 'ONSS instructions 2026/3, p. 449-453',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { introduced: true }
)
