import { parameter } from '../../../engine/parameter.ts'
import { ONSS_MODERATION_SPECIALE } from '../../pages.ts'

/** Share of what the employer saves by the cap that the special wage-moderation contribution takes (code 804). */
export const partCotisation = parameter(
  'ppm',
  [
    {
      from: '2026-06-01',
      value: 500_000,
      source:
        'fitted to both published examples: ONSS instructions 2026/3, special wage moderation (1.6 %, 25 %: 55.00) and KPMG (6,000 at 3 %: 25.25); the formula itself was not read',
      href: ONSS_MODERATION_SPECIALE,
      confidence: 'derived',
      checked: '2026-11-22',
    },
  ],
  { introduced: true }
)
