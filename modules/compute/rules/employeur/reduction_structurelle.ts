import { taken } from '../../engine/money.ts'
import { sum } from '../sum.ts'

/**
 * Loi-programme (I) du 24 décembre 2002, art. 331: the structural reduction of the four quarters.
 */
export const reductionStructurelle = sum(
  'reductionStructurelle',
  (c) =>
    taken(
      c.reductionTrimestre1 + c.reductionTrimestre2 + c.reductionTrimestre3 + c.reductionTrimestre4
    ),
  { total: true }
)
