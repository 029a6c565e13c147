import { parameter } from '../../../engine/parameter.ts'

/** Brussels, Activa: months of each amount. */
export const activaMois = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: [6, 12, 12],
      source: 'Activa.brussels (salarysolution.be, 03/07/2024)',
      href: 'https://salarysolution.be/fr/actualites/consult/793/du-changement-dans-les-aides-a-l-emploi-en-region-bruxelloise',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
