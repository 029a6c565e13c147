import type { IncompleteMonthAnswer, IncompleteMonthLine } from './types.ts'

/** Lines that can make a month cost more than a whole one, each with what it is of a whole one. */
const OF_WHOLE = {
  reductionIncomplet: 'reductionNormale',
  cotisationSolidarite: null,
  dispenseIncomplet: 'dispenseNormale',
} as const satisfies Readonly<Partial<Record<IncompleteMonthLine, IncompleteMonthLine | null>>>

/** A line that makes the month dearer: its amount of a whole month, and of this one, EUR. */
export interface DearerBy {
  readonly line: keyof typeof OF_WHOLE
  readonly whole: number
  readonly now: number
}

/**
 * Why the employer pays more for the month than for a whole one: the lines that raise its cost, and none where it does not
 * cost more. Pay and contributions only fall with the days; what comes off them may fall by more.
 */
export function dearerBy({ lignes }: Pick<IncompleteMonthAnswer, 'lignes'>): readonly DearerBy[] {
  if ((lignes.differenceCout ?? 0) <= 0) return []
  return (Object.keys(OF_WHOLE) as DearerBy['line'][])
    .map((line) => {
      const whole = OF_WHOLE[line]
      return { line, whole: whole === null ? 0 : (lignes[whole] ?? 0), now: lignes[line] ?? 0 }
    })
    .filter(({ line, whole, now }) => (OF_WHOLE[line] === null ? now > whole : now < whole))
}
