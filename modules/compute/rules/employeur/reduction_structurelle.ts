import { taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Loi-programme (I) du 24 décembre 2002, art. 331: the structural reduction of the four quarters.
 */
export const reductionStructurelle = rule(
  'reductionStructurelle',
  {
    formula:
      '− (reductionTrimestre1 + reductionTrimestre2 + reductionTrimestre3 + reductionTrimestre4)',
    inputs: [
      'reductionTrimestre1',
      'reductionTrimestre2',
      'reductionTrimestre3',
      'reductionTrimestre4',
    ],
    total: true,
  },
  (c) =>
    taken(
      c.reductionTrimestre1 + c.reductionTrimestre2 + c.reductionTrimestre3 + c.reductionTrimestre4
    )
)
