import { parameter } from '../../../engine/parameter.ts'

/** Upper bounds of the first ten brackets of normal annual taxable pay. */
export const bornes = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: [
        8660_00, 11075_00, 14090_00, 16890_00, 19110_00, 21350_00, 25800_00, 28080_00, 37180_00,
        48550_00,
      ],
      source: 'Odoo payroll data (figure quoted), 2019 to 2021',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: [
        8845_00, 11330_00, 14400_00, 17270_00, 19550_00, 21830_00, 26390_00, 28710_00, 38020_00,
        49650_00,
      ],
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
        10115_00, 12930_00, 16460_00, 19740_00, 22330_00, 24940_00, 30150_00, 32800_00, 43440_00,
        56730_00,
      ],
      source: 'Securex NL 2024 (vakantiegeld en uitzonderlijke vergoedingen); Odoo payroll data',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: [
        10415_00, 13330_00, 16960_00, 20340_00, 23020_00, 25710_00, 31070_00, 33810_00, 44770_00,
        58460_00,
      ],
      source: 'Securex FR 2025 (pécule de vacances et allocations exceptionnelles)',
      confidence: 'provider',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: [
        10675_00, 13660_00, 17375_00, 20840_00, 23580_00, 26340_00, 31830_00, 34640_00, 45860_00,
        59900_00,
      ],
      source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
