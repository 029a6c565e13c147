import { parameter } from '../../../engine/parameter.ts'

/** What the limit of n° 54 grows by for each child beyond the published ones (the step of the last). */
export const exonerationEnfantSupplementaire = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 5870_00,
      source: 'Odoo payroll data (figure quoted), 2019 to 2021',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: 6000_00,
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
      value: 6850_00,
      source: 'Securex NL 2024 (vakantiegeld en uitzonderlijke vergoedingen); Odoo payroll data',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: 7060_00,
      source: 'Securex FR 2025 (pécule de vacances et allocations exceptionnelles)',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 7240_00,
      source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
