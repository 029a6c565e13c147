import { parameter } from '../../../engine/parameter.ts'

/** Employer base contribution with wage moderation after the tax shift (19.88 + 5.12). */
export const base = parameter('ppm', [
  {
    from: '2018-01-01',
    value: 250_000,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 495',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
