import { parameter } from '../../../engine/parameter.ts'

/** Withholding tax on copyright income after flat costs. */
export const taux = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 150_000,
    source: 'CIR 92, art. 269, § 1er, 4°; Kunstenloket, Securex',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
