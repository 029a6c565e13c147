import { parameter } from '../../../engine/parameter.ts'

/** Months of seniority from which on each period of notice is due. */
export const paliersMois = parameter('count', [
  {
    from: '2021-01-01',
    value: [
      0, 3, 4, 5, 6, 9, 12, 15, 18, 21, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156, 168,
      180, 192, 204, 216, 228, 240,
    ],
    source:
      'Loi du 3 juillet 1978, art. 37/2, § 1, as of 1 May 2018 (Securex 18/01/2024; ccimag.be)',
    href: 'https://ccimag.be/?p=14011',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
