import { taken } from '../../engine/money.ts'
import { sum } from '../sum.ts'

/** Loi-programme (I) du 24 décembre 2002, art. 342: the reduction of first hirings of the four quarters. */
export const reductionPremiersEngagements = sum(
  'reductionPremiersEngagements',
  (c) =>
    taken(
      c.engagementTrimestre1 +
        c.engagementTrimestre2 +
        c.engagementTrimestre3 +
        c.engagementTrimestre4
    ),
  { total: true, onlyFor: 'rangEngagement' }
)
