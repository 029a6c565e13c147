import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: euros a year for each gram per km. */
export const prixGramme = parameter('cents', [
  {
    from: '2005-01-01',
    value: 9_00,
    source: 'ONSS formula of 2005 (Securex, updated 01/04/2024; Acerta)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
