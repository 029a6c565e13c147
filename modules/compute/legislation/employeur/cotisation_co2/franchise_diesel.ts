import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: yearly deduction for diesel. */
export const franchiseDiesel = parameter('cents', [
  {
    from: '2005-01-01',
    value: 600_00,
    source: 'ONSS formula of 2005 (Securex, updated 01/04/2024; Acerta)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
