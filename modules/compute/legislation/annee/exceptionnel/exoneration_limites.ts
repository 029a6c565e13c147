import { parameter } from '../../../engine/parameter.ts'

/** Normal annual pay under which part is exempt (n° 54), for 1, 2, … children: as many as published. */
export const exonerationLimites = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: [13643_00, 17060_00, 22320_00, 28190_00, 34060_00, 39930_00],
      source: 'Odoo payroll data (figure quoted), 2019 to 2021',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: [14272_00, 17680_00, 23060_00, 29060_00],
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: null,
      source: 'not found for 2023 in any source read (law page, 1.7)',
      confidence: 'not_found',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: [
        17858_00, 21280_00, 27430_00, 34280_00, 41130_00, 47980_00, 54830_00, 61680_00, 68530_00,
        75380_00, 82230_00, 89080_00,
      ],
      source: 'Securex NL 2024 (vakantiegeld en uitzonderlijke vergoedingen); Odoo payroll data',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: [
        18400_00, 21930_00, 28270_00, 35330_00, 42390_00, 49450_00, 56510_00, 63570_00, 70630_00,
        77690_00, 84750_00, 91810_00,
      ],
      source: 'Securex FR 2025 (pécule de vacances et allocations exceptionnelles)',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: [
        18858_00, 22470_00, 28960_00, 36200_00, 43440_00, 50680_00, 57920_00, 65160_00, 72400_00,
        79640_00, 86880_00, 94120_00,
      ],
      source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
