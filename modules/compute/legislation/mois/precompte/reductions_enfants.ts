import { parameter } from '../../../engine/parameter.ts'

/** Reduction a month for 1 to 8 dependent children (a disabled child counts for two). */
export const reductionsEnfants = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: [37_00, 107_00, 282_00, 494_00, 730_00, 965_00, 1201_00, 1460_00],
      source: 'Odoo payroll data (figure quoted); FGTB simulator, January 2021',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: [39_00, 110_00, 291_00, 510_00, 750_00, 991_00, 1232_00, 1498_00],
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: [45_00, 123_00, 326_00, 567_00, 831_00, 1094_00, 1359_00, 1652_00],
      source: 'refli.be; Odoo payroll data',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: [49_00, 131_00, 347_00, 601_00, 876_00, 1151_00, 1429_00, 1734_00],
      source: 'Odoo payroll data (figure quoted); CGSLB for one child',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: [51_00, 134_00, 358_00, 619_00, 903_00, 1186_00, 1473_00, 1787_00],
      source:
        'SPF-FC-2025, annexe III, tables of family reductions, quoted by VicdSpt; CGSLB for one child',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: [52_00, 138_00, 367_00, 635_00, 925_00, 1216_00, 1510_00, 1833_00],
      source: 'annexe III AR/CIR 92 for 2026 (SPF-FC-2026), tables of family reductions',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
