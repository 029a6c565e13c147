import { parameter } from '../../../engine/parameter.ts'

/** How much that β grows with µ above the middle threshold. */
export const betaPente = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 1_000_000,
    source:
      'ONSS 2026/3, p. 377, quoted: β of first hirings is 1 under µ = 0.55, then 1 + (µ − 0.55), from 0.80 on 1 ÷ µ',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
])
