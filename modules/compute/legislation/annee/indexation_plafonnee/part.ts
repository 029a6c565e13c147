import { parameter } from '../../../engine/parameter.ts'
import { LOI_PROGRAMME_2026 } from '../../pages.ts'

/** Percent of index, cumulated over a period, that applies up to the limit only. */
export const part = parameter(
  'ppm',
  [
    {
      from: '2026-06-01',
      value: 20_000,
      source:
        'Programme Act of 30/05/2026 (MB 1/06/2026, p. 29687): 2 % from 1/06/2026 to 31/12/2027, then anew (KPMG, Propay, Loyens & Loeff, Indufed)',
      href: LOI_PROGRAMME_2026,
      confidence: 'provider',
      checked: '2026-11-22',
    },
  ],
  { introduced: true }
)
