import { parameter } from '../../../engine/parameter.ts'

/** The most that it is worth. */
export const reclassementMaximum = parameter('cents', [
  {
    from: '2021-01-01',
    value: 5500_00,
    source: 'Loi du 5 septembre 2001, art. 11/5 (Securex 19/01/2024; Easypay 11/12/2015)',
    href: 'https://securex.be/fr/lex4you/employeur/themes/licenciement-et-fin-du-contrat-de-travail/outplacement/reclassement-professionnel-en-cas-de-resiliation-moyennant-une-indemnite-de-rupture',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
