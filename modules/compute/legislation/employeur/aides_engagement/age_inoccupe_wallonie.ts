import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, older workers: from this age on one need not have been out of work. */
export const ageInoccupeWallonie = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: 60,
      source: 'horecaestmapassion.be, 2025; SD Worx',
      href: 'https://www.horecaestmapassion.be/blog/detail/reduction-de-cotisations-pour-les-travailleurs-ages-a-bruxelles-et-en-wallonie',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
