import { parameter } from '../../../engine/parameter.ts'

/** Flexi pay of a year that is free of tax, of who is not pensioned. */
export const flexiPlafond = parameter(
  'cents',
  [
    {
      from: '2025-01-01',
      value: 12000_00,
      source:
        'Securex: 12,000 a year, not of pensioners; 18,000 was announced and not found published',
      href: 'https://securex.be/fr/lex4you/employeur/themes/selection-et-conclusion-du-contrat/contrats-particuliers/quel-traitement-fiscal-pour-la-remuneration-d-un-travailleur-flexi-job',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
