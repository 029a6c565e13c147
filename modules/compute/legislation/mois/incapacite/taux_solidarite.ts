import { parameter } from '../../../engine/parameter.ts'

/** The share of the allowance that a larger employer pays in the second and third month. */
export const tauxSolidarite = parameter(
  'ppm',
  [
    {
      from: '2026-01-01',
      value: 300_000,
      source: 'Loi du 19 décembre 2025: 30 % of the allowance (Securex; Unisoc)',
      href: 'https://www.securex.be/fr/lex4you/employeur/actualites/l-employeur-paie-une-cotisation-de-solidarite-pour-les-travailleurs-en-incapacite-de-travail-de-long',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
