import { parameter } from '../../../engine/parameter.ts'

/** Normal annual pay up to which n° 55 reduces the tax, for 1 to 5 children and more. */
export const reductionLimites = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: [23460_00, 23460_00, 25810_00, 30500_00, 32850_00],
      source: 'Odoo payroll data (figure quoted), 2019 to 2021',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: [23990_00, 23990_00, 26390_00, 31190_00, 33590_00],
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
      value: [27410_00, 27410_00, 30150_00, 35635_00, 38375_00],
      source: 'Securex NL 2024 (vakantiegeld en uitzonderlijke vergoedingen); Odoo payroll data',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: [28245_00, 28245_00, 31070_00, 36720_00, 39550_00],
      source: 'Securex FR 2025 (pécule de vacances et allocations exceptionnelles)',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: [28940_00, 28940_00, 31835_00, 37625_00, 40520_00],
      source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
