import { parameter } from '../../../engine/parameter.ts'

/** What volet A loses per euro of reference wage above its limit. */
export const voletACoefficient = parameter(
  'ppm',
  [
    {
      from: '2024-04-01',
      value: 244_300,
      source: 'Group S; Odoo payroll data',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2024-05-01',
      value: 244_200,
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2025-02-01',
      value: 244_300,
      source: 'Easypay flash 10499; VicdSpt; real slips of 2025',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 280_700,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-03-01',
      value: 244_200,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-04-01',
      value: 273_800,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-07-01',
      value: 319_600,
      source: 'ONSS instructions 2026/3, p. 449-453',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-09-01',
      value: 273_900,
      source: 'ONSS instructions 2026/3, p. 449-453',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
  ],
  { introduced: true }
)
