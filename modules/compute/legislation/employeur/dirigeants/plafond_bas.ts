import { parameter } from '../../../engine/parameter.ts'

/** The lower ceiling of the income of a year. */
export const plafondBas = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 72810_95,
      source: 'AR n° 38 du 27 juillet 1967, montants 2024 (Liantis)',
      href: 'https://www.liantis.be/nl/zelfstandig-worden/sociale-bijdragen/hoofdberoep',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2025-01-01',
      value: 73447_52,
      source: 'AR n° 38 du 27 juillet 1967, montants 2025 (office-sfa.be; eloya.be)',
      href: 'https://www.office-sfa.be/sociale-bijdrage-zelfstandige/',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 75024_54,
      source: 'INASTI, cotisations 2026 (blog.tamtam.pro)',
      href: 'https://blog.tamtam.pro/fr/article/cotisations-sociales-2026-des-independants-ce-qui-change-ce-qui-se-confirme-et-ce-quil-faut-anticiper/29759',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Income year 2027: the ceiling of contributions is not published',
      confidence: 'not_found',
      checked: '2026-11-28',
    },
  ],
  { yearly: true, introduced: true }
)
