import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: by what the formula is multiplied for cars ordered from July 2023 on (225 % is 2.25 times). */
export const multiple = parameter('ppm', [
  {
    from: '2005-01-01',
    value: 1_000_000,
    source: 'no multiplication before July 2023',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2023-07-01',
    value: 2_250_000,
    source: 'Securex, Partena, fleet.be',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-01-01',
    value: 2_750_000,
    source: 'Securex, lecap.be 2025',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 4_000_000,
    source: 'Securex 2026 quoted by a third party; BNP',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2027-01-01',
    value: 5_500_000,
    source: 'the steps enacted in 2023 (BNP, law page 4.2)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
