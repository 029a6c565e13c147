import { dayNumber, type PlainDate } from '../engine/dates.ts'
import type { DatedFormula, Formula, Rule as GenericRule, RuleUnit } from '../engine/rule.ts'
import type { Law, ParameterId } from '../legislation/index.ts'
import { completed, type Notes } from './notes.ts'
import type { Sheet, SheetField } from './sheet.ts'

export type Rule = GenericRule<Sheet, Law, SheetField, ParameterId>

/** Names a formula after the line of the sheet it computes. */
export function rule(id: SheetField, notes: Notes, formula: Formula<Sheet, Law>): Rule {
  return named(id, notes.unit, formula, () => completed(notes))
}

/**
 * A form of a line that the law changed in shape, with its first day as a number too. Of one class, and frozen in its list:
 * each dated formula compares days and calls its form thousands of times a second, and an object that had its own way to its
 * notes would be looked up by name each time.
 */
export class Form implements DatedFormula<Sheet, Law, SheetField, ParameterId> {
  readonly from: PlainDate
  readonly day: number
  readonly unit: RuleUnit | undefined
  readonly formula: Formula<Sheet, Law>
  readonly #written: Notes
  #completed: CompletedNotes | undefined

  constructor({ from, notes, formula }: WrittenForm) {
    this.from = from
    this.day = dayNumber(from)
    this.unit = notes.unit
    this.formula = formula
    this.#written = notes
  }

  /** Completed when they are asked for: most computations never do. */
  get notes(): CompletedNotes {
    return (this.#completed ??= completed(this.#written))
  }
}

interface WrittenForm {
  readonly from: PlainDate
  readonly notes: Notes
  readonly formula: Formula<Sheet, Law>
}

/** The forms of a line, oldest first. A form starts where a law set starts. */
export function forms<const F extends readonly WrittenForm[]>(
  ...of: F
): { readonly [I in keyof F]: Form } {
  return Object.freeze(of.map((form) => new Form(form))) as never
}

/**
 * A line whose formula the law changed in shape. Before its first form it is 0 and no explanation shows
 * it. Each file chooses between its forms in its own words: a common choice would call every formula
 * from one place, which the compiler cannot make fast.
 */
export function datedRule(id: SheetField, of: readonly Form[], inForce: Formula<Sheet, Law>): Rule {
  const latest = of[of.length - 1]
  return Object.assign(
    named(id, latest.unit, inForce, () => latest.notes),
    { forms: of }
  )
}

type CompletedNotes = Rule['notes']

/** A formula as the rule of a line; in cents unless told. Its notes are completed when they are asked for. */
export function named(
  id: SheetField,
  unit: RuleUnit | undefined,
  formula: Formula<Sheet, Law>,
  notes: () => CompletedNotes
): Rule {
  let known: CompletedNotes | undefined
  return Object.defineProperty(Object.assign(formula, { id, unit: unit ?? 'cents' }), 'notes', {
    get: () => (known ??= notes()),
  }) as never
}
