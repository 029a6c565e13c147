import {
  CHECK_CAUSES,
  CHECK_VERDICTS,
  type CheckCause,
  type CheckedPerson,
  type CheckedSide,
  type CheckVerdict,
} from './check_declared.ts'
import { CHECKED, type CheckedKey } from './declared.ts'

/** Sums of one side of a line over people, in cents; declared is of those alone who have that side. */
export interface SideTotal {
  people: number
  declared: number
  cents: number
  difference: number
  causes: Record<CheckCause, { cents: number; people: number }>
}

export interface LineTotal {
  key: CheckedKey
  people: number
  declared: number
  payslips: SideTotal
  ours: SideTotal
  /** Of how many the file does not tell it. */
  untold: number
}

/** Adds up what was declared of people, one after the other; the causes of a side sum to its difference. */
export class CheckSum {
  people = 0
  readonly verdicts = Object.fromEntries(CHECK_VERDICTS.map((name) => [name, 0])) as Record<
    CheckVerdict,
    number
  >
  readonly #lines = new Map<CheckedKey, LineTotal>()
  /** What is told and not compared, by its code. */
  readonly beside = new Map<string, { cents: number; people: number }>()

  add({ lines, untold, beside, verdict }: CheckedPerson): void {
    this.people++
    this.verdicts[verdict]++
    for (const key of untold) this.#of(key).untold++
    for (const { key, declared, payslips, ours } of lines) {
      const total = this.#of(key)
      total.people++
      total.declared += declared
      addSide(total.payslips, declared, payslips)
      addSide(total.ours, declared, ours)
    }
    for (const { code, cents } of beside) {
      const before = this.beside.get(code) ?? { cents: 0, people: 0 }
      this.beside.set(code, { cents: before.cents + cents, people: before.people + 1 })
    }
  }

  get lines(): readonly LineTotal[] {
    return CHECKED.flatMap((key) => this.#lines.get(key) ?? [])
  }

  #of(key: CheckedKey): LineTotal {
    const total = this.#lines.get(key) ?? {
      key,
      people: 0,
      declared: 0,
      untold: 0,
      payslips: none(),
      ours: none(),
    }
    this.#lines.set(key, total)
    return total
  }
}

function addSide(total: SideTotal, declared: number, side: CheckedSide | null): void {
  if (!side) return
  total.people++
  total.declared += declared
  total.cents += side.cents
  total.difference += side.difference
  for (const { cause, cents } of side.parts) {
    total.causes[cause].cents += cents
    total.causes[cause].people++
  }
}

const none = (): SideTotal => ({
  people: 0,
  declared: 0,
  cents: 0,
  difference: 0,
  causes: Object.fromEntries(
    CHECK_CAUSES.map((cause) => [cause, { cents: 0, people: 0 }])
  ) as SideTotal['causes'],
})
