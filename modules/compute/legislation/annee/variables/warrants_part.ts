import { parameter } from '../../../engine/parameter.ts'

/** Share of yearly pay, fixed and variable, that warrants may not exceed. */
export const warrantsPart = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 200_000,
    source:
      'Service des décisions anticipées, ruling of 2018 (welaw.be: 12.92 months, year-end premium and gross variable pay); Loyens & Loeff, CMS, Partena, MDS',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
