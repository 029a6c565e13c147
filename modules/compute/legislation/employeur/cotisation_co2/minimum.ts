import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: least amount a month before indexing, cars ordered before July 2023. */
export const minimum = parameter('cents', [
  {
    from: '2005-01-01',
    value: 20_83,
    source: 'ONSS formula of 2005 (Securex, updated 01/04/2024; Acerta)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
