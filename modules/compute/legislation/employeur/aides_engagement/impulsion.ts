import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, Impulsion: allowance of a month that is taken off the net pay. */
export const impulsion = parameter(
  'cents',
  [
    {
      from: '2024-07-01',
      value: 500_00,
      source: 'Wallonie, Impulsion (UCM, 2026)',
      href: 'https://www.ucm.be/actualites/aides-impulsion-en-region-wallonne-des-conditions-plus-strictes-des-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
