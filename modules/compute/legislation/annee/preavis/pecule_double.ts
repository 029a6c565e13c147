import { parameter } from '../../../engine/parameter.ts'

/** Double holiday pay on leaving, of the gross pay of a year. */
export const peculeDouble = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 68_000,
    source: 'AR du 30 mars 1967, art. 46 (Securex): 7.67 + 6.8 + 0.87 = 15.34 %',
    href: 'https://securex.be/fr/lex4you/employeur/themes/vacances-et-absences/vacances-annuelles/comment-le-pecule-de-vacances-de-depart-est-il-traite-sur-le-plan-social',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
