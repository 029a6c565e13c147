import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, older workers: the reduction of a quarter from each of these ages on. */
export const montantsWallonie = parameter(
  'cents',
  [
    {
      from: '2024-07-01',
      value: [400_00, 1000_00, 1500_00],
      source: 'Wallonie, Impulsion 55 ans+ (horecaestmapassion.be, 2025)',
      href: 'https://www.horecaestmapassion.be/blog/detail/reduction-de-cotisations-pour-les-travailleurs-ages-a-bruxelles-et-en-wallonie',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
