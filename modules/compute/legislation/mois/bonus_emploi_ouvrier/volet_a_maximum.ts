import { parameter } from '../../../engine/parameter.ts'

/** Volet A of a manual worker: highest amount a month at full time. */
export const voletAMaximum = parameter(
  'cents',
  [
    {
      from: '2024-04-01',
      value: 125_18,
      source:
        'value of employees × 1.08 (AR du 17/01/2000; the rows published for manual workers agree)',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-05-01',
      value: 127_68,
      source:
        'value of employees × 1.08 (AR du 17/01/2000; the rows published for manual workers agree)',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-02-01',
      value: 130_24,
      source: 'Easypay flash 10499; VicdSpt',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 132_84,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2026-04-01',
      value: 135_04,
      source: 'Partena infoflash quoted by duxsalary',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    {
      from: '2026-07-01',
      value: 137_74,
      source:
        'ONSS instructions 2026/3, p. 449-453, quoted by duxsalary; payslips of workers agree',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
  ],
  { introduced: true }
)
