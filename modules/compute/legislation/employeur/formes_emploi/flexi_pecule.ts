import { parameter } from '../../../engine/parameter.ts'

/** Flexi holiday pay, paid with the flexi wage. */
export const flexiPecule = parameter(
  'ppm',
  [
    {
      from: '2025-01-01',
      value: 76_700,
      source: 'Securex: 7.67 % of the flexi wage, paid with it',
      href: 'https://securex.be/fr/lex4you/employeur/actualites/le-flexi-salaire-a-partir-du-1er-janvier-2024',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
