import { parameter } from '../../../engine/parameter.ts'

/** Fiscal work bonus: share of the whole work bonus taken off the withholding tax, before the volets. */
export const bonusFiscal = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 331_400,
    source: 'SPF-FC-2026 n° 20 (same share for volet A); FGTB simulator, January 2021',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2024-04-01',
    value: null,
    source: 'the volets have a share each from 1 April 2024',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
