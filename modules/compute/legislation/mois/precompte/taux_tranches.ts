import { parameter } from '../../../engine/parameter.ts'

/** Rates of the four annual tax brackets. */
export const tauxTranches = parameter('ppm', [
  {
    from: '2021-01-01',
    value: [267_500, 428_000, 481_500, 535_000],
    source: 'SPF Finances, barèmes au 1er janvier 2021 (AR du 16/12/2020)',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2023-01-01',
    value: [267_500, 428_000, 481_500, 535_000],
    source: 'formule-clé SPF ESS-SR/2025-0928, AR du 11/12/2025, MB 29/12/2025',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
