import { parameter } from '../../../engine/parameter.ts'

/** Weeks of notice that the employer gives, by step of seniority. */
export const semaines = parameter('count', [
  {
    from: '2021-01-01',
    value: [
      1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51,
      54, 57, 60, 62,
    ],
    source:
      'Loi du 3 juillet 1978, art. 37/2, § 1, as of 1 May 2018 (Securex 18/01/2024; jobat.be for the years)',
    href: 'https://www.jobat.be/fr/art/quelle-est-la-duree-du-delai-de-preavis-si-je-suis-licencie',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
