import { parameter } from '../../../engine/parameter.ts'
import { RULESPEC_BE, SPF_TAUX_IMPOSITION } from '../../pages.ts'

/** Upper bounds of the brackets. */
export const tranches = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: [15_820_00, 27_920_00, 48_320_00],
      source: 'SPF Finances, tax rates',
      href: SPF_TAUX_IMPOSITION,
      confidence: 'official',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: [16_320_00, 28_800_00, 49_840_00],
      source: 'CIR 92, art. 130, income of 2025 (Fisconetplus, quoted by rulespec-be)',
      href: RULESPEC_BE,
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: [16_720_00, 29_510_00, 51_070_00],
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
