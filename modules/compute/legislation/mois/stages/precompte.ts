import { parameter } from '../../../engine/parameter.ts'

/** Withholding tax on the allowance of a trainee in individual vocational training (FPI, PFI, IBO). */
export const precompte = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 111_100,
    source: 'Securex, PFI from 1/10/2024 and IBO from 1/01/2026; the rate before is recalled',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2024-10-01',
    value: 111_100,
    source: 'Securex, PFI: agreements from 1/10/2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
