import { parameter } from '../../../engine/parameter.ts'
import { REFLI_2023 } from '../../pages.ts'

/** Flat professional expenses of an employee, highest amount a year. */
export const fraisMaximum = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 4920_00,
      source: 'SPF Finances, barèmes au 1er janvier 2021 (AR du 16/12/2020)',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: 5030_00,
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: 5510_00,
      source: 'formule-clé SPF 2023 quoted by refli.be; Odoo payroll data',
      href: REFLI_2023,
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: 5750_00,
      source: 'formule-clé SPF 2024 quoted by refli.be; Odoo payroll data; CGSLB net 2024',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: 5930_00,
      source: 'formule-clé SPF ESS-SR/2024-0015, AR du 12/12/2024, MB 18/12/2024',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: 6070_00,
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
