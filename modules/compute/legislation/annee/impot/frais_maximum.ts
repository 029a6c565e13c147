import { parameter } from '../../../engine/parameter.ts'
import { PWC_EXEMPLE, RULESPEC_BE } from '../../pages.ts'

/** Their maximum. */
export const fraisMaximum = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 5750_00,
      source: 'PwC, sample calculation, income of 2024',
      href: PWC_EXEMPLE,
      confidence: 'provider',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: 5930_00,
      source: 'CIR 92, art. 51, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: 6070_00,
      source:
        'Indexed amount of income year 2026, in a public project that encodes the Act of 15/07/2026',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Income year 2027: the index is not published',
      confidence: 'not_found',
      checked: '2026-11-27',
    },
  ],
  { yearly: true, introduced: true }
)
