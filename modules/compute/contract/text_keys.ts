/** Under which key something has its words. Without any words: a screen has those of its own language, and no others. */
import { BENEFITS } from './benefits/index.ts'
import type { LawSetReference } from './types.ts'

/** What tells a law from the one in force: the voted law by its own name, a plain projection by another. */
export type LawName = NonNullable<LawSetReference['preset']> | 'assumed' | 'projected'

/** Under which name screens, PDFs and the command line show the law of an answer; none for the law in force. */
export function lawName({
  preset,
  assumed,
  extrapolated,
}: Pick<LawSetReference, 'preset' | 'assumed' | 'extrapolated'>): LawName | undefined {
  return preset ?? (assumed ? 'assumed' : extrapolated ? 'projected' : undefined)
}

const LINE_OF_RULE: ReadonlyMap<string, string> = new Map(
  BENEFITS.flatMap(({ unit, lines: [first] }) =>
    unit === 'month' && first ? [[first.field, first.key] as const] : []
  )
)

/** The rules that only take twelve months of a line. */
export const RULES_OF_LINES: readonly string[] = [...LINE_OF_RULE.keys()]

/** The line of a benefit behind which a rule stands that only takes twelve months of it: the line's words are its own. */
export function lineOfRule(rule: string): string | undefined {
  return LINE_OF_RULE.get(rule)
}

/**
 * Under which key a line of the payslip has its label: the taxable part of commuting is an exemption where it lowers
 * taxable pay (ITC 92, art. 38, § 1, 9°, on the benefit of a company car).
 */
export function lineLabel(key: string, ...amounts: readonly (number | null)[]): string {
  const lowers = amounts.some((amount) => (amount ?? 0) < 0)
  const raises = amounts.some((amount) => (amount ?? 0) > 0)
  return key === 'fraisTransportImposables' && lowers && !raises
    ? 'exonerationDomicileTravail'
    : key
}
