import { parameter } from '../../../engine/parameter.ts'

/** Withholding tax on holiday pay of the fund above the limit. */
export const precompteHaut = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 232_200,
    source: 'verlofkasdiamant.be, holiday year 2023-2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
