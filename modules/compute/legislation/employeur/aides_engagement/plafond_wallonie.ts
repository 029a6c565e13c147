import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, older workers: pay of a quarter at most, at full time. */
export const plafondWallonie = parameter(
  'cents',
  [
    {
      from: '2024-07-01',
      value: 17_682_44,
      source: 'horecaestmapassion.be, 2025',
      href: 'https://www.horecaestmapassion.be/blog/detail/reduction-de-cotisations-pour-les-travailleurs-ages-a-bruxelles-et-en-wallonie',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 13_500_00,
      source: 'Wallonie, engagements depuis le 1er janvier 2026 (Securex)',
      href: 'https://www.securex.be/fr/lex4you/employeur/actualites/aides-impulsion%E2%80%9D-et-tremplin%E2%80%9D-quels-changements-des-le-1er-janvier-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
