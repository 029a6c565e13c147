import { shownParameter } from '../engine/explanation.ts'
import { legislation, type LawSet, type ParameterId } from '../legislation/index.ts'
import type { Sheet } from '../rules/index.ts'
import { isHiringUntold } from './package/engagement.ts'
import type { Fields } from './reading.ts'
import type { Question } from './types.ts'

const PREMIER: ParameterId = 'premiersEngagements.premier'

/**
 * What the package on the sheet does not tell and would change a figure: a small headcount alone changes nothing, it
 * asks which hiring this is. Nothing is asked where the amounts of that day are not known.
 * @returns `undefined` when nothing is asked, as nearly always
 */
export function questionsOf(
  sheet: Sheet,
  lawSet: LawSet,
  fields: Fields
): readonly Question[] | undefined {
  if (sheet.assujetti === 0 || !isHiringUntold(sheet.effectif, fields)) return undefined
  if (lawSet.gaps.has(PREMIER)) return undefined
  const parameter = shownParameter(PREMIER, lawSet, legislation)
  const path = 'package.rangEngagement'
  return [{ code: 'rangEngagement', path, effectif: sheet.effectif, parameter }]
}
