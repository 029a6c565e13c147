import { parameter } from '../../../engine/parameter.ts'

/** Special contribution of the employer on the pension savings it pays back. */
export const epargnePensionTaux = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 88_600,
    source:
      'Payflip, end-of-year premium guide (990 → 1,077.71); ONSS rate file DmfA 2026Q3, codes 864 and 865',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
