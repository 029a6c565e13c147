import { parameter } from '../../../engine/parameter.ts'

/** Plug-in hybrid: the most it may emit and still count by its own emission, g/km. */
export const emissionHybride = parameter('count', [
  {
    from: '2020-01-01',
    value: 50,
    source: 'CIR 92, art. 36, § 2, al. 10 (quoted by a public file; Acerta 2026)',
    confidence: 'official_quoted',
    checked: '2026-11-23',
  },
])
