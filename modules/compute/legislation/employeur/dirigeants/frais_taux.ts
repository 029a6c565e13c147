import { parameter } from '../../../engine/parameter.ts'

/** Flat professional expenses of a director in the assessment, a share. */
export const fraisTaux = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 30_000,
      source: 'CIR 92, art. 51 (KBC; fiscusonweb.be)',
      href: 'https://kbc.be/entreprendre/fr/articles/administration/comptabilite/frais-professionnels-forfaitaires.html',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
