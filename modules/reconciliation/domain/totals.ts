import { CAUSES, type CauseCode } from './causes.ts'
import type { ComparedKey } from './compare.ts'
import { COMPARED } from './compared_lines.ts'
import { VERDICTS, type Reconciled, type Verdict } from './reconcile.ts'

/** One line of all people, in cents. */
export interface TotalLine {
  key: ComparedKey
  code: string | null
  label: string
  ours: number
  theirs: number
  difference: number
  /** How many people differ in it. */
  people: number
}

/** A month of all people; its sums are those of the people. */
export interface Totals {
  people: number
  verdicts: Record<Verdict, number>
  /** Cents of difference, and how many lines, by cause. */
  causes: Record<CauseCode, { cents: number; lines: number }>
  ours: number
  theirs: number
  difference: number
  /** In the order of the payslip. */
  lines: readonly TotalLine[]
}

const ORDER: readonly ComparedKey[] = [...COMPARED.map(({ key }) => key), 'OTHER', 'REST']

/** Adds up people one after the other. */
export class Sum {
  readonly #totals = {
    people: 0,
    verdicts: Object.fromEntries(VERDICTS.map((name) => [name, 0])) as Record<Verdict, number>,
    causes: Object.fromEntries(CAUSES.map((code) => [code, { cents: 0, lines: 0 }])) as Totals['causes'],
    ours: 0,
    theirs: 0,
    difference: 0,
  }
  readonly #lines = new Map<string, TotalLine>()

  add({ verdict, lines, ours, theirs, difference }: Reconciled): void {
    const totals = this.#totals
    totals.people++
    totals.verdicts[verdict]++
    totals.ours += ours
    totals.theirs += theirs
    totals.difference += difference
    for (const line of lines) {
      const { key, code, label, cause } = line
      const name = `${key}\n${code ?? ''}`
      const total = this.#lines.get(name) ?? { key, code, label, ours: 0, theirs: 0, difference: 0, people: 0 }
      total.ours += line.ours
      total.theirs += line.theirs
      total.difference += line.difference
      if (cause) {
        total.people++
        totals.causes[cause.code].cents += line.difference
        totals.causes[cause.code].lines++
      }
      this.#lines.set(name, total)
    }
  }

  get totals(): Totals {
    const lines = [...this.#lines.values()].toSorted(
      (one, other) =>
        ORDER.indexOf(one.key) - ORDER.indexOf(other.key) ||
        (one.code ?? '').localeCompare(other.code ?? '')
    )
    return { ...this.#totals, lines }
  }
}
