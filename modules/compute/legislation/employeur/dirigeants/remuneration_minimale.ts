import { parameter } from '../../../engine/parameter.ts'

/** The least pay of one director for the reduced corporate tax. */
export const remunerationMinimale = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 45000_00,
      source: 'CIR 92, art. 215, al. 3, 4° (Lexology; SD Worx)',
      href: 'https://www.lexology.com/library/detail.aspx?g=e5bd0276-22b0-4ef8-858e-30dd1633d8f9',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 50000_00,
      source: 'CIR 92, art. 215, assessment year 2027 (ucofisc.be; SD Worx; UCM, July 2026)',
      href: 'https://ucofisc.be/impot-des-societes-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Income year 2027: the index of the least pay is not published',
      confidence: 'not_found',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
