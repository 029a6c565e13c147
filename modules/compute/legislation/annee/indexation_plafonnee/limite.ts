import { parameter } from '../../../engine/parameter.ts'
import { LOI_PROGRAMME_2026 } from '../../pages.ts'

/** Gross pay a month at full time above which the capped part of an index does not apply. */
export const limite = parameter(
  'cents',
  [
    {
      from: '2026-06-01',
      value: 4000_00,
      source:
        'Programme Act of 30/05/2026 (MB 1/06/2026, p. 29687), first period until 31/12/2027: KPMG, Propay, Loyens & Loeff; indexed for the second, from 1/01/2028',
      href: LOI_PROGRAMME_2026,
      confidence: 'provider',
      checked: '2026-11-22',
    },
  ],
  { introduced: true }
)
