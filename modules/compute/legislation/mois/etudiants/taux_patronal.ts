import { parameter } from '../../../engine/parameter.ts'

/** Solidarity contribution of the employer of a student within the quota, without the asbestos fund. */
export const tauxPatronal = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 54_200,
    source:
      'ONSS instructions DmfA, students: 8.13 %, of which 2.71 and 5.42; the rate file of 2026Q3 has 5.43 with the asbestos fund',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
