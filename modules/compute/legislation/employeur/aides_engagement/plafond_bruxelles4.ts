import { parameter } from '../../../engine/parameter.ts'

/** Brussels, older workers: pay of the fourth quarter at most, at full time. */
export const plafondBruxelles4 = parameter(
  'cents',
  [
    {
      from: '2024-07-01',
      value: 10_666_67,
      source: 'Région de Bruxelles-Capitale, réforme du 1er juillet 2024 (UCM)',
      href: 'https://www.ucm.be/actualites/reforme-des-aides-lemploi-en-region-de-bruxelles-capitale-0',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2025-02-01',
      value: 10_880_00,
      source: 'horecaestmapassion.be, 2025; from the index of February 2025',
      href: 'https://www.horecaestmapassion.be/blog/detail/reduction-de-cotisations-pour-les-travailleurs-ages-a-bruxelles-et-en-wallonie',
      confidence: 'derived',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
