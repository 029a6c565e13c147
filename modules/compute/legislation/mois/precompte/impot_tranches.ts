import { parameter } from '../../../engine/parameter.ts'

/** Annual tax at the upper bound of each of the first three brackets. */
export const impotTranches = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: [3517_63, 6479_39, 16740_16],
      source: 'computed from the brackets and rates of the year, each step rounded',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2022-01-01',
      value: [3707_55, 6562_31, 17054_20],
      source: 'computed from the brackets and rates of the year, each step rounded',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2023-01-01',
      value: [4057_98, 7948_50, 18580_02],
      source: 'computed from the brackets and rates of the year, each step rounded',
      confidence: 'derived',
      checked: '2026-11-20',
    },
    {
      from: '2024-01-01',
      value: [4234_53, 9417_61, 19245_03],
      source: 'formule-clé SPF 2024 quoted by refli.be; Odoo payroll data; CGSLB net 2024',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2025-01-01',
      value: [4362_93, 9704_37, 19830_32],
      source: 'formule-clé SPF ESS-SR/2024-0015, AR du 12/12/2024, MB 18/12/2024',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    {
      from: '2026-01-01',
      value: [4469_93, 9944_05, 20320_38],
      source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
      confidence: 'official_quoted',
      checked: '2026-11-20',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
