import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: least amount a month before indexing, cars ordered from July 2023 on. */
export const minimumCommandes = parameter('cents', [
  {
    from: '2005-01-01',
    value: 20_83,
    source: 'the minimum of all cars until 2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-01-01',
    value: 23_41,
    source: 'Securex, Acerta, BNP 2025 (some print 23.42; 37.33 indexed agrees with 23.41)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 25_99,
    source: 'Securex 2026 quoted by a third party; BNP',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2027-01-01',
    value: 28_57,
    source: 'the steps enacted in 2023 (BNP, law page 4.2)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
