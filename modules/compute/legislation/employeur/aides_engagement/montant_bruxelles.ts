import { parameter } from '../../../engine/parameter.ts'

/** Brussels, older workers: reduction of a quarter. */
export const montantBruxelles = parameter(
  'cents',
  [
    {
      from: '2024-07-01',
      value: 1000_00,
      source: 'Région de Bruxelles-Capitale, réforme du 1er juillet 2024 (UCM)',
      href: 'https://www.ucm.be/actualites/reforme-des-aides-lemploi-en-region-de-bruxelles-capitale-0',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
