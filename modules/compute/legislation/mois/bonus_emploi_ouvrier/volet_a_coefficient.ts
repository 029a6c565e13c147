import { parameter } from '../../../engine/parameter.ts'

/** What volet A of a manual worker loses per euro of reference wage above its limit. */
export const voletACoefficient = parameter(
  'ppm',
  [
    {
      from: '2024-04-01',
      value: 263_800,
      source: 'maximum ÷ (ceiling − limit), as in every row published',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-05-01',
      value: 263_800,
      source: 'maximum ÷ (ceiling − limit), as in every row published',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-02-01',
      value: 263_800,
      source: 'Easypay flash 10499; VicdSpt',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 303_200,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2026-03-01',
      value: 263_800,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2026-04-01',
      value: 295_700,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2026-07-01',
      value: 345_200,
      source:
        'ONSS instructions 2026/3, p. 449-453, quoted by duxsalary; payslips of workers agree',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2026-09-01',
      value: 295_800,
      source:
        'ONSS instructions 2026/3, p. 449-453, quoted by duxsalary; payslips of workers agree',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
  ],
  { introduced: true }
)
