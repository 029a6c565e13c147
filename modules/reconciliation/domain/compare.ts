import {
  GROSS,
  NET,
  OF_GROSS,
  SUBTOTALS,
  SUMMED,
  type LineKey,
  type MonthCents,
} from './compared_lines.ts'
import type { Meanings, PayslipLine } from './payslip.ts'

/** A line of ours; one code of the provider's that is none of ours; or all that no code was said to be. */
export type ComparedKey = LineKey | 'OTHER' | 'REST'

/** One line of both, in cents. */
export interface ComparedLine {
  key: ComparedKey
  /** The provider's; null where several codes, or none, stand behind it. */
  code: string | null
  label: string
  ours: number
  theirs: number
  difference: number
}

/** A payslip beside a computation. The differences of its lines sum to the difference of the totals, to the cent. */
export interface Comparison {
  lines: readonly ComparedLine[]
  /** What both say in between; part of no sum. */
  subtotals: readonly ComparedLine[]
  ours: number
  theirs: number
  difference: number
  /** Lines whose code nobody said the meaning of: they stand in `REST`. */
  undecided: readonly PayslipLine[]
  /** Lines of ours that no code of the provider is. */
  unmapped: readonly LineKey[]
  /** What the payslip pays more than the computation before contributions. */
  grossDifference: number
}

/** The lines that some code of a provider is. */
export const mappedLines = (meanings: Meanings) => new Set([...meanings.values()].map(({ line }) => line))

/** What a payslip says by what its codes mean: cents of lines of ours, pay that is none of them, and what nobody said the meaning of. */
export function toldBy(payslip: readonly PayslipLine[], meanings: Meanings) {
  const theirs = new Map<LineKey, number>()
  const others: ComparedLine[] = []
  const undecided: PayslipLine[] = []
  for (const line of payslip) {
    const meaning = meanings.get(line.code)
    if (!meaning) undecided.push(line)
    else if (meaning.line === 'OTHER') others.push(otherLine(line, meaning.isReversed))
    else if (meaning.line !== 'IGNORED')
      theirs.set(meaning.line, (theirs.get(meaning.line) ?? 0) + signed(line.cents, meaning.isReversed))
  }
  return { theirs, others, undecided }
}

/**
 * Puts a payslip beside a computation. A line that some code of the provider is, and that this payslip has not, is nothing there.
 * What no code is said to be stands together as one line, where the payslip tells its net.
 */
export function compare(
  ours: MonthCents,
  payslip: readonly PayslipLine[],
  meanings: Meanings
): Comparison {
  const mapped = mappedLines(meanings)
  const { theirs, others, undecided } = toldBy(payslip, meanings)
  const lineOf = (key: LineKey) => between(key, ours[key], theirs.get(key) ?? 0)
  const known = SUMMED.filter((key) => mapped.has(key)).map(lineOf)
  const unmapped = SUMMED.filter((key) => !mapped.has(key))
  const net = theirs.get(NET)
  const said = sum([...known, ...others], 'theirs')
  const rest = net === undefined ? [] : [between('REST', sumOf(unmapped, ours), net - said)]
  const lines = [...known, ...others, ...rest].filter((line) => line.ours !== 0 || line.theirs !== 0)
  const subtotals = [...SUBTOTALS.filter((key) => theirs.has(key)).map(lineOf)]
  return {
    lines,
    subtotals,
    ours: sum(lines, 'ours'),
    theirs: sum(lines, 'theirs'),
    difference: sum(lines, 'difference'),
    undecided,
    unmapped,
    grossDifference: theirs.has(GROSS)
      ? theirs.get(GROSS)! - ours[GROSS]
      : sum(known.filter(({ key }) => OF_GROSS.some((own) => own === key)), 'difference'),
  }
}

/** What a line would be by another computation. */
export function valueIn({ key }: ComparedLine, month: MonthCents, { unmapped }: Comparison): number {
  if (key === 'OTHER') return 0
  return key === 'REST' ? sumOf(unmapped, month) : month[key]
}

function between(key: ComparedKey, ours: number, theirs: number): ComparedLine {
  return { key, code: null, label: '', ours, theirs, difference: theirs - ours }
}

function otherLine({ code, label, cents }: PayslipLine, isReversed: boolean): ComparedLine {
  return { ...between('OTHER', 0, signed(cents, isReversed)), code, label }
}

const signed = (cents: number, isReversed: boolean) => (isReversed ? 0 - cents : cents)
const sum = (lines: readonly ComparedLine[], of: 'ours' | 'theirs' | 'difference') =>
  lines.reduce((total, line) => total + line[of], 0)
const sumOf = (keys: readonly LineKey[], month: MonthCents) =>
  keys.reduce((total, key) => total + month[key], 0)
