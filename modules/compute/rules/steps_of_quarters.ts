import type { Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import { firstOfYear } from './first_of_year.ts'
import type { Sheet } from './sheet.ts'
import type { Step } from './step.ts'

/**
 * For two incomes the minimum of the special contribution starts at once, in a quarter with premiums at less gross
 * pay than in a month. Leaves another salary on the sheet.
 */
export function stepsOfQuarters(c: Sheet, law: Law): Step[] {
  if (c.assujetti === 0 || c.couple === 0 || c.revenusConjoint !== 'PROFESSIONNELS') return []
  const { menageMinimumDes, menageMinimum } = law.csssTrimestre
  const quarters: ((sheet: Sheet) => Cents)[] = [
    (of) => of.csssTrimestre1,
    (of) => of.csssTrimestre2,
    (of) => of.csssTrimestre3,
    (of) => of.csssTrimestre4,
  ]
  const starts = quarters.map((quarter) =>
    firstOfYear(menageMinimumDes, c, law, (sheet) => quarter(sheet) >= menageMinimum)
  )
  return [...new Set(starts)].map((at) => ({ at, rule: 'csssComplement' }))
}
