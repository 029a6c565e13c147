import { parameter } from '../../../engine/parameter.ts'

/** Employer base contribution of category 2 (social profit), without tax shift: 24.92 and wage moderation 7.48. */
export const baseCategorie2 = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 324_000,
    source: 'CLEISS 2022; a third party quotes VBO at 32.32 %',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
