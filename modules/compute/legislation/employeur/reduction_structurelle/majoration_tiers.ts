import { parameter } from '../../../engine/parameter.ts'

/** By how much the pay of the fourth quarter is raised where a third party pays the year-end premium. */
export const majorationTiers = parameter('ppm', [
  {
    from: '2019-04-01',
    value: 250_000,
    source: 'ONSS instructions 2019/2 and 2020/1, structural reduction: a year-end premium that a fund pays',
    confidence: 'official',
    checked: '2026-11-26',
  },
])
