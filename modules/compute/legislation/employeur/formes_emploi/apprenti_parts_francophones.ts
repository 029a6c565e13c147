import { parameter } from '../../../engine/parameter.ts'

/** Contract of alternating learning of Wallonia and Brussels: parts of the RMMMG at levels A, B and C. */
export const apprentiPartsFrancophones = parameter(
  'ppm',
  [
    {
      from: '2025-01-01',
      value: [170_000, 240_000, 320_000],
      source: 'Securex: 17, 24 and 32 % of the RMMMG',
      href: 'https://securex.be/fr/lex4you/employeur/themes/formation-et-stage/stage-et-apprentissage/quel-est-le-montant-de-la-retribution',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
