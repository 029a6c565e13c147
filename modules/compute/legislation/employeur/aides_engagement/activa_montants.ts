import { parameter } from '../../../engine/parameter.ts'

/** Brussels, Activa: allowance of a month, taken off the net pay. */
export const activaMontants = parameter(
  'cents',
  [
    {
      from: '2024-07-01',
      value: [350_00, 800_00, 350_00],
      source: 'Activa.brussels (salarysolution.be, 03/07/2024)',
      href: 'https://salarysolution.be/fr/actualites/consult/793/du-changement-dans-les-aides-a-l-emploi-en-region-bruxelloise',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
