import { parameter } from '../../../engine/parameter.ts'
import { PWC_EXEMPLE } from '../../pages.ts'

/** The surcharge of the Brussels Region. */
export const additionnelsBruxelles = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 325_910,
      source: 'PwC, sample calculation, income of 2025',
      href: PWC_EXEMPLE,
      confidence: 'provider',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
