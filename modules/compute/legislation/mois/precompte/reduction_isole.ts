import { parameter } from '../../../engine/parameter.ts'

/** Reduction a month for a single person without dependent children, until the end of 2023. */
export const reductionIsole = parameter('cents', [
  {
    from: '2021-01-01',
    value: 26_00,
    source: 'FGTB simulator, January 2021',
    confidence: 'provider',
    checked: '2026-11-20',
  },
  {
    from: '2022-01-01',
    value: 26_00,
    source: 'Odoo payroll data (figure quoted)',
    confidence: 'third_party',
    checked: '2026-11-20',
  },
  {
    from: '2023-01-01',
    value: 12_00,
    source: 'refli.be (12 × 12 = 144); Odoo payroll data',
    confidence: 'third_party',
    checked: '2026-11-20',
  },
  {
    from: '2024-01-01',
    value: null,
    source:
      'absent from all data of 2024; proved by real slips for 2025 and by Group S and the SPF simulator for 2026',
    confidence: 'derived',
    checked: '2026-11-20',
  },
])
