import { parameter } from '../../../engine/parameter.ts'

/** Brussels, Activa: the least part of full time. */
export const activaPrestation = parameter(
  'ppm',
  [
    {
      from: '2024-07-01',
      value: 500_000,
      source: 'Activa.brussels (salarysolution.be, 03/07/2024)',
      href: 'https://salarysolution.be/fr/actualites/consult/793/du-changement-dans-les-aides-a-l-emploi-en-region-bruxelloise',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
