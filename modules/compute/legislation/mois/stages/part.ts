import { parameter } from '../../../engine/parameter.ts'

/** Share of the RMMMG that is the lowest allowance of a trainee (CIP, BIO). */
export const part = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 500_000,
    source: 'Group S, Cultuurloket: BIO, half of the RMMMG since 1/01/2017; Securex, CIP',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
