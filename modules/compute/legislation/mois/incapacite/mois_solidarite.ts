import { parameter } from '../../../engine/parameter.ts'

/** Months after the thirtieth day in which it is due. */
export const moisSolidarite = parameter(
  'count',
  [
    {
      from: '2026-01-01',
      value: 2,
      source:
        'The two months that follow the thirtieth day (Unisoc); four are announced for 2027 (Idewe)',
      href: 'https://www.unisoc.be/articles/fr/public/cotisation-de-solidarite-nouvelle-cotisation-pour-lemployeur-en-cas-dincapacite-de-travail-dun-travailleur',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
