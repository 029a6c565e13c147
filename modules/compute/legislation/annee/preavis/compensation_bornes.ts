import { parameter } from '../../../engine/parameter.ts'

/** Yearly pay from which on each rate of the special contribution on the indemnity is due. */
export const compensationBornes = parameter('cents', [
  {
    from: '2021-01-01',
    value: [44_509_00, 54_509_00, 64_509_00],
    source: 'Loi du 29 juin 1981, art. 38, § 3quindecies (Securex 19/01/2024; stappers-law.be)',
    href: 'https://www.securex.be/nl/lex4you/werkgever/themas/ontslag-beeindiging/beeindiging-door-de-werkgever/aan-welke-sociale-inhoudingen-is-de-opzegvergoeding-onderworpen',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
