import { lawSetOn } from '#modules/compute/pure'
import { causeOf, CAUSES, remembered, type Cause, type CauseCode, type Cover, type Trial } from './causes.ts'
import { compare, type ComparedLine, type Comparison } from './compare.ts'
import { NOTHING } from './compared_lines.ts'
import type { Meanings, Payslip } from './payslip.ts'
import { monthOf, trialsOf, type Situation } from './trials.ts'

/** How far a payslip is explained, the best first. */
export const VERDICTS = ['EXACT', 'EXPLAINED', 'NOT_MAPPED', 'UNEXPLAINED'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface ReconciledLine extends ComparedLine {
  /** Null where both say the same. */
  cause: Cause | null
}

/** A person's payslip of a month beside its computation. */
export interface Reconciled extends Omit<Comparison, 'lines'> {
  lines: readonly ReconciledLine[]
  verdict: Verdict
  /** Cents of difference by cause; they sum to the difference. */
  byCause: Readonly<Record<CauseCode, number>>
  cover: Cover
  /** Null where nothing was computed. */
  lawSet: string | null
}

/** What is computed of a person: nothing where no contract covers the month. */
export type Covered = { situation: Situation; cover: 'PART' | 'WHOLE' } | null

/** Puts a payslip beside the computation of its month, and says why each line differs. */
export function reconcile(payslip: Payslip, covered: Covered, meanings: Meanings): Reconciled {
  const ours = covered && monthOf(covered.situation)
  const cover: Cover = covered === null ? 'NONE' : ours === null ? 'REFUSED' : covered.cover
  const comparison = compare(ours ?? NOTHING, payslip.lines, meanings)
  const trials = remembered<Trial>(
    covered && ours ? trialsOf(covered.situation, ours, comparison) : [][Symbol.iterator]()
  )
  const lines = comparison.lines.map((line) => ({
    ...line,
    cause: causeOf({ line, comparison, cover, trials }),
  }))
  const byCause = Object.fromEntries(CAUSES.map((code) => [code, 0])) as Record<CauseCode, number>
  for (const { cause, difference } of lines) if (cause) byCause[cause.code] += difference
  return {
    ...comparison,
    lines,
    byCause,
    verdict: verdictOf(lines, comparison),
    cover,
    lawSet: covered && ours ? (lawSetOn(covered.situation.date)?.id ?? null) : null,
  }
}

/** The worst of its lines; a payslip of which nothing can be compared is not mapped. */
function verdictOf(lines: readonly ReconciledLine[], { undecided }: Comparison): Verdict {
  const codes = new Set(lines.flatMap(({ cause }) => cause?.code ?? []))
  if (codes.has('UNEXPLAINED')) return 'UNEXPLAINED'
  if (codes.has('NOT_MAPPED') || (lines.length === 0 && undecided.length > 0)) return 'NOT_MAPPED'
  return codes.size > 0 ? 'EXPLAINED' : 'EXACT'
}
