import { parameter } from '../../../engine/parameter.ts'

/** The youngest and the oldest for whom it is due. */
export const ageSolidarite = parameter(
  'count',
  [
    {
      from: '2026-01-01',
      value: [18, 54],
      source: 'From 18 to 54 years (Securex; Acerta)',
      href: 'https://www.securex.be/fr/lex4you/employeur/actualites/l-employeur-paie-une-cotisation-de-solidarite-pour-les-travailleurs-en-incapacite-de-travail-de-long',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
