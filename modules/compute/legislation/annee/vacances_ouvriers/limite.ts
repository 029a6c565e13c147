import { parameter } from '../../../engine/parameter.ts'

/** Taxable holiday pay of the fund up to which the lower rate applies. */
export const limite = parameter('cents', [
  {
    from: '2021-01-01',
    value: 1650_00,
    source:
      'the limit of 2023 and 2024; that of the year was not found, and only the pay of some months of work comes near it',
    confidence: 'assumed',
    checked: '2026-11-21',
  },
  {
    from: '2023-01-01',
    value: 1650_00,
    source: 'verlofkasdiamant.be, holiday year 2023-2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-01-01',
    value: 1650_00,
    source:
      'the limit of 2023 and 2024; that of the year was not found, and only the pay of some months of work comes near it',
    confidence: 'assumed',
    checked: '2026-11-21',
  },
])
