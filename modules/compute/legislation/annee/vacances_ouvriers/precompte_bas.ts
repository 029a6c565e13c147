import { parameter } from '../../../engine/parameter.ts'

/** Withholding tax on holiday pay of the fund up to the limit. */
export const precompteBas = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 171_600,
    source: 'verlofkasdiamant.be, holiday year 2023-2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
