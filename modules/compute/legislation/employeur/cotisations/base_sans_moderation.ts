import { parameter } from '../../../engine/parameter.ts'

/** Employer base contribution of category 3 without wage moderation. */
export const baseSansModeration = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 198_800,
    source:
      'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 495, without wage moderation',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
