import { parameter } from '../../../engine/parameter.ts'

/** Months out of work that open an allowance in Brussels and Wallonia. */
export const moisInoccupe = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: 12,
      source: 'Activa.brussels (salarysolution.be, 2024); Impulsion 12 mois+ (UCM)',
      href: 'https://salarysolution.be/fr/actualites/consult/793/du-changement-dans-les-aides-a-l-emploi-en-region-bruxelloise',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
