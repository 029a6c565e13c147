import type { ListedParameter, ListedValue } from '#modules/compute/pure'
import { isGap, valueOn } from '#cli/lib/law_figures'

/** What is not confirmed for a year. */
export interface LawCheck {
  /** Set anew each year, and nothing said yet for this one: the figure of an earlier year goes on. */
  missing: ListedParameter[]
  /** It was looked for and not found: a named gap. */
  gaps: ListedParameter[]
  /** In force that year from memory, by inference or by choice. */
  unsure: { parameter: ListedParameter; value: ListedValue }[]
  /** True once the year has begun and a figure is missing. */
  late: boolean
}

const UNSURE: ReadonlySet<string> = new Set(['recalled', 'derived', 'assumed'])

/** Judges the figures of a year as they stand on a day. */
export function checkLaw(
  parameters: readonly ListedParameter[],
  year: number,
  today: string
): LawCheck {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const missing = parameters.filter((each) => each.yearly && isMissing(each, first, last))
  const gaps: ListedParameter[] = []
  const unsure: LawCheck['unsure'] = []
  for (const parameter of parameters) {
    const value = valueOn(parameter, last)
    if (value === undefined || missing.includes(parameter)) continue
    if (isGap(value)) gaps.push(parameter)
    else if (value.value !== null && UNSURE.has(value.confidence)) unsure.push({ parameter, value })
  }
  return { missing, gaps, unsure, late: missing.length > 0 && today >= first }
}

/** No value starts in the year, though the law still had such a figure in the one before. */
function isMissing(parameter: ListedParameter, first: string, last: string): boolean {
  if (parameter.values.some(({ from }) => from >= first && from <= last)) return false
  const value = valueOn(parameter, last)
  return value !== undefined && (value.value !== null || isGap(value))
}
