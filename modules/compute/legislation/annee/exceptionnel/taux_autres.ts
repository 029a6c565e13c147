import { parameter } from '../../../engine/parameter.ts'

/** Withholding rate on other exceptional pay, by bracket. */
export const tauxAutres = parameter('ppm', [
  {
    from: '2019-01-01',
    value: [
      0, 232_200, 252_300, 302_800, 353_300, 383_600, 403_800, 434_100, 464_400, 514_800, 535_000,
    ],
    source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
