import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, Impulsion after twelve months out of work: months at the whole amount. */
export const moisImpulsion = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: 12,
      source: 'Wallonie, Impulsion (UCM, 2026)',
      href: 'https://www.ucm.be/actualites/aides-impulsion-en-region-wallonne-des-conditions-plus-strictes-des-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
