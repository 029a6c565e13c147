import { parameter } from '../../../engine/parameter.ts'

/** These rates. */
export const compensationTaux = parameter('ppm', [
  {
    from: '2021-01-01',
    value: [10_000, 20_000, 30_000],
    source:
      'Loi du 29 juin 1981, art. 38, § 3quindecies (Securex 19/01/2024; stappers-law.be); ONSS code 812',
    href: 'https://www.securex.be/nl/lex4you/werkgever/themas/ontslag-beeindiging/beeindiging-door-de-werkgever/aan-welke-sociale-inhoudingen-is-de-opzegvergoeding-onderworpen',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
