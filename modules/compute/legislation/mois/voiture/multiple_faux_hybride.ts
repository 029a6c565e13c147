import { parameter } from '../../../engine/parameter.ts'

/** Plug-in hybrid that does not meet both bounds and has no equivalent car: what its emission is multiplied by. */
export const multipleFauxHybride = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 2_500_000,
    source: 'CIR 92, art. 36, § 2, al. 10 (quoted by a public file; fleet.be; PwC 18/12/2025)',
    confidence: 'official_quoted',
    checked: '2026-11-23',
  },
])
