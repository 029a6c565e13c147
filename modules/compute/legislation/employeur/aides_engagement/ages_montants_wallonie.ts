import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, older workers: the ages from which each amount holds. */
export const agesMontantsWallonie = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: [55, 58, 65],
      source: 'Wallonie, Impulsion 55 ans+ (horecaestmapassion.be, 2025)',
      href: 'https://www.horecaestmapassion.be/blog/detail/reduction-de-cotisations-pour-les-travailleurs-ages-a-bruxelles-et-en-wallonie',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
