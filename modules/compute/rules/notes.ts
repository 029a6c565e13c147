import type { RuleNotes, Rounding, RuleUnit } from '../engine/rule.ts'
import type { Legislation } from '../engine/law_set.ts'
import type { ParameterId } from '../legislation/index.ts'
import { payslipLegislation } from '../legislation/payslip.ts'
import { Sheet, type SheetField } from './sheet.ts'

/** What a formula comes to, in words. The fields and figures that it names are found in them. */
export interface Words<F extends string = SheetField> {
  /** In the names of the sheet's fields and of the law's figures. */
  readonly formula: string
  /** What it reads besides and the words leave out. */
  readonly also?: readonly (F | ParameterId)[]
  /** What the words name and the formula does not read itself: a limit that is refused elsewhere. */
  readonly unread?: readonly (F | ParameterId)[]
  readonly rounding?: Rounding
}

/** Other words for some situations: where a field is not zero, or equals a number. */
export interface Variant<F extends string = SheetField> extends Words<F> {
  readonly when: F
  readonly equals?: number
}

/** What a rule says of itself, as it is written beside its formula (see `RuleNotes`). */
export interface Notes<F extends string = SheetField> extends Words<F> {
  readonly unit?: RuleUnit
  readonly total?: boolean
  readonly when?: F
  readonly onlyFor?: F
  readonly variants?: readonly Variant<F>[]
}

/**
 * The notes with the inputs and parameters that each of their words names, in the order of the words. A second list
 * beside the formula would be one too many: it is this that explanations, gaps and projections read.
 * Throws where a figure is named that the law does not have.
 */
export function completed(notes: Notes): RuleNotes<SheetField, ParameterId> {
  return completedOn(notes, FIELDS, payslipLegislation)
}

/** The same of a sheet with other fields, on more of the law. */
export function completedOn<F extends string>(
  notes: Notes<F>,
  fields: ReadonlySet<string>,
  law: Legislation
): RuleNotes<F, ParameterId> {
  const variants = notes.variants?.map((each) => ({ ...each, ...namesIn(each, fields, law) }))
  return { ...notes, ...namesIn(notes, fields, law), variants }
}

const FIELDS: ReadonlySet<string> = new Set(Object.keys(new Sheet()))

function namesIn<F extends string>(
  { formula, also = [] }: Words<F>,
  fields: ReadonlySet<string>,
  law: Legislation
) {
  const names = new Set([...(formula.match(/[A-Za-z]\w*(?:\.\w+)?/g) ?? []), ...also])
  const inputs: F[] = []
  const parameters: ParameterId[] = []
  for (const name of names) {
    if (fields.has(name)) inputs.push(name as F)
    else if (name.includes('.')) parameters.push(figure(name, law))
  }
  return { inputs, parameters }
}

function figure(name: string, law: Legislation): ParameterId {
  const [group, key] = name.split('.')
  const figures = law[group] as Legislation[string] | undefined
  if (figures === undefined || !Object.hasOwn(figures, key)) throw new RangeError(`no ${name}`)
  return name as ParameterId
}
