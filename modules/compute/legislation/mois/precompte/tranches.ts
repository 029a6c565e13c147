import { parameter } from '../../../engine/parameter.ts'
import { REFLI_2023 } from '../../pages.ts'

/** Upper bounds of the first three annual tax brackets. */
export const tranches = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: [13150_00, 20070_00, 41380_00],
      source: 'SPF Finances, barèmes au 1er janvier 2021 (AR du 16/12/2020)',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: [13860_00, 20530_00, 42320_00],
      source: 'Odoo payroll data (figure quoted)',
      confidence: 'third_party',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: [15170_00, 24260_00, 46340_00],
      source: 'formule-clé SPF 2023 quoted by refli.be; Odoo payroll data',
      href: REFLI_2023,
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: [15830_00, 27940_00, 48350_00],
      source: 'formule-clé SPF 2024 quoted by refli.be; Odoo payroll data; CGSLB net 2024',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: [16310_00, 28790_00, 49820_00],
      source: 'formule-clé SPF ESS-SR/2024-0015, AR du 12/12/2024, MB 18/12/2024',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: [16710_00, 29500_00, 51050_00],
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
