import {
  CASH_LINES,
  compute,
  COST_LINES,
  COST_PARTS,
  cents,
  sameLaw,
  type CoutEmployeur,
  type ExplanationLine,
  type RemunerationAnnuelle,
  type TotalCashAnnuel,
} from '#modules/compute/pure'
import type { StatementSays } from './statement_says.ts'

export type CostPart = (typeof COST_PARTS)[number]

/** A line of the total: EUR a year, what reaches the account of it where the engine knows, and the rule behind it. */
export interface StatementLine {
  part: CostPart
  key: string
  amount: number
  net: number | null
  rule: string
}

/** What the employer pays beside the total, EUR a year; negative where others pay of it. */
export interface EmployerLine {
  key: string
  amount: number
  rule: string
}

/** The rule behind each line, by its key: the gross one of a premium, whose net has the same name. */
const RULES: ReadonlyMap<string, string> = new Map(
  [...Object.values(COST_LINES), ...Object.values(CASH_LINES)].flatMap((lines) =>
    lines.map(([key, field]) => [key, field] as const)
  )
)

/** Lines of the year net under another name than gross. */
const NET_OF: Readonly<Record<string, keyof RemunerationAnnuelle>> = {
  salaireBrutAnnuel: 'salaireNetAnnuel',
}

/** The total line by line, part after part; what is zero is no line. */
export function statementLines({
  totalCashAnnuel,
  remunerationAnnuelle,
}: Pick<StatementSays, 'totalCashAnnuel' | 'remunerationAnnuelle'>): StatementLine[] {
  return COST_PARTS.flatMap((part) =>
    totalCashAnnuel[part]
      .filter(({ amount }) => amount !== 0)
      .map(({ key, amount }) => ({
        part,
        key,
        amount,
        net: remunerationAnnuelle[NET_OF[key] ?? (key as keyof RemunerationAnnuelle)] ?? null,
        rule: ruleOf(key),
      }))
  )
}

/**
 * What the employer pays beside the total: each line of the cost, with what stands outside it, less what of it is in the
 * total. The total and these lines are the whole cost, to the cent.
 */
export function employerLines({
  totalCashAnnuel,
  coutEmployeur,
}: Pick<StatementSays, 'totalCashAnnuel' | 'coutEmployeur'>): {
  total: number
  lines: EmployerLine[]
} {
  const cost = costByKey(coutEmployeur)
  const cash = cashByKey(totalCashAnnuel)
  const lines = [...new Set([...cost.keys(), ...cash.keys()])]
    .map((key) => ({
      key,
      amount: ((cost.get(key) ?? 0) - (cash.get(key) ?? 0)) / 100,
      rule: ruleOf(key),
    }))
    .filter(({ amount }) => amount !== 0)
  return { total: coutEmployeur.coutEmployeurAnnuelAvecExclusions, lines }
}

/**
 * The engine's explanation of these lines, as long as the law is known as it was when they were computed: an amount is not
 * explained by another law.
 */
export function explanationOf(
  { request, lawset, totalCashAnnuel }: StatementSays,
  rules: ReadonlySet<string>
): readonly ExplanationLine[] {
  const result = compute({ ...request, explain: true })
  if (!result.ok || !sameLaw(result.answer.lawset, lawset)) return []
  const again = result.answer.compute.remuneration.totalCashAnnuel.totalCashAnnuel
  if (again !== totalCashAnnuel.totalCashAnnuel) return []
  return result.answer.explanation!.filter(({ rule }) => rules.has(rule))
}

function ruleOf(key: string): string {
  return RULES.get(key) ?? key
}

function costByKey(cost: CoutEmployeur): Map<string, number> {
  return sums([...COST_PARTS.flatMap((part) => cost[part]), ...cost.exclusions])
}

function cashByKey(cash: TotalCashAnnuel): Map<string, number> {
  return sums(COST_PARTS.flatMap((part) => cash[part]))
}

/** In cents: sums of them are exact. */
function sums(lines: readonly { key: string; amount: number }[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { key, amount } of lines) found.set(key, (found.get(key) ?? 0) + cents(amount))
  return found
}
