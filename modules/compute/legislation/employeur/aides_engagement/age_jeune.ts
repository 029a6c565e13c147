import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, Impulsion of a young person: they are younger than this. */
export const ageJeune = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: 25,
      source: 'Wallonie, Impulsion (UCM, 2026)',
      href: 'https://www.ucm.be/actualites/aides-impulsion-en-region-wallonne-des-conditions-plus-strictes-des-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
