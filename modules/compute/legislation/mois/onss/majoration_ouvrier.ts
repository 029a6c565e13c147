import { parameter } from '../../../engine/parameter.ts'

/** Pay of a manual worker on which contributions are due, share of gross: it stands in for the simple holiday pay. */
export const majorationOuvrier = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 1_080_000,
    source:
      'ONSS instructions DmfA, holiday pay: wages of manual workers raised by 8 % (socialsecurity.be)',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
