import type { Assumption } from '../../engine/law_set.ts'

/**
 * The bill of 17 December 2025 on the rights of authors of computer programs: distributed in January 2026, the Council of
 * State made remarks, and no page with its adoption was read. Whether the ONSS would follow is open.
 */
export const BILL_SOFTWARE: readonly Assumption[] = [
  {
    id: 'droitsAuteur.informatique',
    from: '2026-01-01',
    value: 1,
    source: 'bill of 17/12/2025, distributed on 13 and 14/01/2026; its adoption was not found',
    confidence: 'provider',
    checked: '2026-11-28',
  },
]
