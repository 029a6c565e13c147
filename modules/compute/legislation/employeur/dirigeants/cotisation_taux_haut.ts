import { parameter } from '../../../engine/parameter.ts'

/** The same between the two ceilings. */
export const cotisationTauxHaut = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 141_600,
      source: 'AR n° 38 du 27 juillet 1967, art. 12 (Liantis; INASTI)',
      href: 'https://blog.tamtam.pro/fr/article/cotisations-sociales-2026-des-independants-ce-qui-change-ce-qui-se-confirme-et-ce-quil-faut-anticiper/29759',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
