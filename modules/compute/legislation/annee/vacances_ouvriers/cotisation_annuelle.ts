import { parameter } from '../../../engine/parameter.ts'

/** Annual holidays of manual workers: contribution collected a year later. */
export const cotisationAnnuelle = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 102_700,
    source: 'ONSS instructions DmfA, holiday pay (socialsecurity.be); ONSS 2026/3',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
