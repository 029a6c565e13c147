import { parameter } from '../../../engine/parameter.ts'

/** Corporate tax of a small company, on the first part of its profit. */
export const impotReduit = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 200_000,
    source: 'CIR 92, art. 215, al. 2 (ucofisc.be, 2026)',
    href: 'https://ucofisc.be/impot-des-societes-2026',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
