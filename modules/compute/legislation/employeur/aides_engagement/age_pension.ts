import { parameter } from '../../../engine/parameter.ts'

/** The legal age of pension: the quarter of it has no reduction any more. */
export const agePension = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: 65,
      source: 'loi du 10 août 2015',
      confidence: 'recalled',
      checked: '2026-11-28',
    },
    {
      from: '2025-01-01',
      value: 66,
      source: 'loi du 10 août 2015 (horecaestmapassion.be, 2025)',
      href: 'https://www.horecaestmapassion.be/blog/detail/reduction-de-cotisations-pour-les-travailleurs-ages-a-bruxelles-et-en-wallonie',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
