import { parameter } from '../../../engine/parameter.ts'

/** Largest pension of the public sector on 1 January of the year before. */
export const wijninckxObjectif = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 93760_79,
      source: 'Pension maximale du secteur public, 2023 (fidmed.be)',
      href: 'https://fidmed.be/fiscal/e-i-p-augmentation-de-la-cotisation-wijninckx',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2025-01-01',
      value: 95636_01,
      source: '93 760.79 × 1.02; Trends prints 95 636',
      href: 'https://trends.levif.be/mon-argent/pensions/pension-complementaire-la-cotisation-wijninckx-une-taxe-deguisee-qui-peut-grimper-a-50',
      confidence: 'derived',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 97548_27,
      source: '99 499.24 since 1 February 2025 ÷ 1.02 (compensationbenefits.be; besox)',
      confidence: 'derived',
      checked: '2026-11-28',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Contribution year 2027: the largest pension of 1 January 2026 was not found',
      confidence: 'not_found',
      checked: '2026-11-28',
    },
  ],
  { yearly: true, introduced: true }
)
