import { parameter } from '../../../engine/parameter.ts'

/**
 * Non-residents (scale III): one withholding rate for holiday pay and other exceptional pay, by bracket. Which
 * rates point 117 of annexe III has was not found: those of the other allowances of residents stand in, the
 * prudent upper figure (scale III has no exempt amount, so a first rate of 0 % in both columns cannot be told).
 */
export const tauxNonResident = parameter('ppm', [
  {
    from: '2019-01-01',
    value: [
      0, 232_200, 252_300, 302_800, 353_300, 383_600, 403_800, 434_100, 464_400, 514_800, 535_000,
    ],
    source:
      'assumed: other allowances of residents (annexe III, n° 53), because the rates of n° 117 were not found; Securex quotes it as "pourcentages identiques" for holiday pay and other allowances',
    confidence: 'assumed',
    checked: '2026-11-22',
  },
])
