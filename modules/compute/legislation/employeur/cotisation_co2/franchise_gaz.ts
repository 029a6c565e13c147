import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: yearly deduction for LPG, and for CNG (a third party takes 768 there). */
export const franchiseGaz = parameter('cents', [
  {
    from: '2005-01-01',
    value: 990_00,
    source: 'ONSS formula of 2005 (Securex, updated 01/04/2024; Acerta)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
