import { parameter } from '../../../engine/parameter.ts'

/** Workers from which on that contribution is due. */
export const seuilSolidarite = parameter(
  'count',
  [
    {
      from: '2026-01-01',
      value: 50,
      source:
        'Fewer than fifty workers on average are exempt (Securex; Idewe); texts differ on fifty itself',
      href: 'https://www.securex.be/fr/lex4you/employeur/actualites/l-employeur-paie-une-cotisation-de-solidarite-pour-les-travailleurs-en-incapacite-de-travail-de-long',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
