import { statementLines, type CostPart } from './statement_lines.ts'
import type { StatementSays } from './statement_says.ts'

/** What differs between two statements, line by line; EUR a year. */
export interface Difference {
  /** Of the one that it is compared with. */
  statementDateStr: string
  totalBefore: number
  totalAfter: number
  /** 0 where there was no such line. */
  lines: { part: CostPart; key: string; before: number; after: number }[]
}

/**
 * From one statement to the next. Where one of them hides variable pay and the other shows it, nothing is compared: the
 * difference would be the pay that is hidden.
 */
export function differenceOf(before: StatementSays, after: StatementSays): Difference | null {
  if (before.showVariableRemunerations !== after.showVariableRemunerations) return null
  const [old, now] = [statementLines(before), statementLines(after)]
  const amountIn = (lines: typeof old, part: CostPart, key: string) =>
    lines.find((line) => line.part === part && line.key === key)?.amount ?? 0
  const gone = old.filter(
    ({ part, key }) => !now.some((line) => line.part === part && line.key === key)
  )
  const lines = [...now, ...gone]
    .map(({ part, key }) => ({
      part,
      key,
      before: amountIn(old, part, key),
      after: amountIn(now, part, key),
    }))
    .filter((line) => line.before !== line.after)
  return {
    statementDateStr: before.statementDateStr,
    totalBefore: before.totalCashAnnuel.totalCashAnnuel,
    totalAfter: after.totalCashAnnuel.totalCashAnnuel,
    lines,
  }
}
