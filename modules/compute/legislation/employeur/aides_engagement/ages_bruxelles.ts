import { parameter } from '../../../engine/parameter.ts'

/** Brussels, older workers: the youngest and the oldest age at the end of the quarter. */
export const agesBruxelles = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: [61, 66],
      source: 'Région de Bruxelles-Capitale, réforme du 1er juillet 2024 (UCM)',
      href: 'https://www.ucm.be/actualites/reforme-des-aides-lemploi-en-region-de-bruxelles-capitale-0',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
