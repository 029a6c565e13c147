import { parameter } from '../../../engine/parameter.ts'

/** The least contribution of a quarter in a main activity. */
export const cotisationMinimale = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 864_15,
      source: '20.5 % of 16 861.46 ÷ 4 (Liantis, 2024)',
      href: 'https://www.liantis.be/nl/zelfstandig-worden/sociale-bijdragen/hoofdberoep',
      confidence: 'derived',
      checked: '2026-11-28',
    },
    {
      from: '2025-01-01',
      value: 871_71,
      source: '20.5 % of 17 008.88 ÷ 4 (UCM, 2025)',
      href: 'https://www.ucm.be/faq/cotisations-sociales/comment-se-calcule-ma-cotisation-sociale-trimestrielle',
      confidence: 'derived',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 890_42,
      source: 'INASTI, cotisations 2026 (blog.tamtam.pro)',
      href: 'https://blog.tamtam.pro/fr/article/cotisations-sociales-2026-des-independants-ce-qui-change-ce-qui-se-confirme-et-ce-quil-faut-anticiper/29759',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Income year 2027: the least contribution is not published',
      confidence: 'not_found',
      checked: '2026-11-28',
    },
  ],
  { yearly: true, introduced: true }
)
