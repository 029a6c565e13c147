import { taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/** Loi-programme (I) du 24 décembre 2002, art. 342: the reduction of first hirings of the four quarters. */
export const reductionPremiersEngagements = rule(
  'reductionPremiersEngagements',
  {
    formula:
      '− (engagementTrimestre1 + engagementTrimestre2 + engagementTrimestre3 + engagementTrimestre4)',
    inputs: [
      'engagementTrimestre1',
      'engagementTrimestre2',
      'engagementTrimestre3',
      'engagementTrimestre4',
    ],
    total: true,
    onlyFor: 'rangEngagement',
  },
  (c) =>
    taken(
      c.engagementTrimestre1 +
        c.engagementTrimestre2 +
        c.engagementTrimestre3 +
        c.engagementTrimestre4
    )
)
