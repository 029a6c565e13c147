import type { PlainDate } from './dates.ts'
import type { LawSet, Legislation } from './law_set.ts'
import type { Confidence, Unit } from './parameter.ts'
import { notesOn, type RuleNotes, type RuleUnit } from './rule.ts'

/** Units as shown: euros, percent, or a plain number. */
export type ShownUnit = 'EUR' | '%' | 'count'

/** A figure of the law as shown, with where it comes from. */
export interface ShownParameter {
  readonly id: string
  readonly value: number | readonly number[]
  readonly unit: ShownUnit
  readonly from: PlainDate
  readonly source: string
  readonly confidence: Confidence
  readonly checked: PlainDate
}

interface ExplainableRule {
  readonly id: string
  readonly notes: RuleNotes<string, string>
  readonly forms?: readonly { from: PlainDate; notes: RuleNotes<string, string> }[]
}

/** The plan of a rule: its words, and those of its variants. */
interface Plan {
  readonly rule: string
  readonly onlyFor: string | undefined
  readonly unit: RuleUnit
  readonly shown: ShownUnit
  readonly words: Words
  readonly variants: readonly Variant[]
}

interface Variant {
  readonly when: string
  readonly equals: number | undefined
  readonly words: Words
}

interface Words {
  readonly formula: string
  readonly inputs: readonly { readonly name: string; readonly unit: RuleUnit }[]
  readonly parameters: readonly ShownParameter[]
  readonly rounding: string
  /** Figures of the law it needs and that are not known. */
  readonly unknown: readonly string[]
  /** The whole line where nothing of it applies: most benefits are not in most packages. */
  readonly idle: ExplainedLine
}

interface ExplainedLine {
  readonly rule: string
  readonly value: number
  readonly unit: ShownUnit
  readonly formula: string
  readonly inputs: Readonly<Record<string, number | string>>
  readonly parameters: readonly ShownParameter[]
  readonly rounding: string
  readonly unknown?: readonly string[]
}

/** Everything about a rule under one law set that does not depend on the situation. */
export function explanationPlan(
  rules: readonly ExplainableRule[],
  units: Readonly<Record<string, RuleUnit>>,
  lawSet: LawSet,
  legislation: Legislation
): readonly Plan[] {
  return rules.flatMap((rule) => {
    const notes = notesOn(rule, lawSet.from)
    return notes === undefined ? [] : [planOf(rule.id, notes, units, lawSet, legislation)]
  })
}

function planOf(
  rule: string,
  notes: RuleNotes<string, string>,
  units: Readonly<Record<string, RuleUnit>>,
  lawSet: LawSet,
  legislation: Legislation
): Plan {
  const unit = notes.unit ?? 'cents'
  const of = (words: WordsOfNotes) => wordsOf(rule, unit, words, units, lawSet, legislation)
  return {
    rule,
    onlyFor: notes.onlyFor,
    unit,
    shown: shownUnit(unit),
    words: of(notes),
    variants: (notes.variants ?? []).map((variant) => ({
      when: variant.when,
      equals: variant.equals,
      words: of(variant),
    })),
  }
}

type WordsOfNotes = Pick<
  RuleNotes<string, string>,
  'formula' | 'inputs' | 'parameters' | 'rounding'
>

function wordsOf(
  rule: string,
  unit: RuleUnit,
  notes: WordsOfNotes,
  units: Readonly<Record<string, RuleUnit>>,
  lawSet: LawSet,
  legislation: Legislation
): Words {
  const named = notes.parameters ?? []
  const known = named.filter((name) => !lawSet.gaps.has(name))
  const words = {
    formula: notes.formula,
    inputs: notes.inputs.map((name) => ({ name, unit: units[name] ?? 'cents' })),
    parameters: Object.freeze(known.map((name) => shownParameter(name, lawSet, legislation))),
    rounding: notes.rounding ?? 'none',
    unknown: Object.freeze(named.filter((name) => lawSet.gaps.has(name))),
  }
  const nothing = Object.freeze(Object.fromEntries(notes.inputs.map((name) => [name, 0])))
  return { ...words, idle: Object.freeze(lineOf(rule, 0, shownUnit(unit), words, nothing)) }
}

function lineOf(
  rule: string,
  value: number,
  unit: ShownUnit,
  { formula, parameters, rounding, unknown }: Omit<Words, 'idle'>,
  inputs: ExplainedLine['inputs']
): ExplainedLine {
  const line = { rule, value, unit, formula, inputs, parameters, rounding }
  return unknown.length === 0 ? line : { ...line, unknown }
}

type Figures = Readonly<Record<string, number | string>>

/** One line a rule, with the figures of the sheet; the sheet itself is not kept. */
export function explained(plan: readonly Plan[], sheet: Figures): readonly ExplainedLine[] {
  const lines: ExplainedLine[] = []
  for (const each of plan) {
    if (each.onlyFor !== undefined && sheet[each.onlyFor] === 0) continue
    const words = wordsFor(each, sheet)
    const value = sheet[each.rule] as number
    if (value === 0 && isIdle(words, sheet)) lines.push(words.idle)
    else {
      const shown = shownValue(value, each.unit)
      lines.push(lineOf(each.rule, shown, each.shown, words, inputsOf(words, sheet)))
    }
  }
  return lines
}

function isIdle({ inputs }: Words, sheet: Figures): boolean {
  for (const { name } of inputs) if (sheet[name] !== 0) return false
  return true
}

/** Copies the idle line's inputs first: their names, in order, are there at once. */
function inputsOf({ inputs: named, idle }: Words, sheet: Figures): Record<string, number | string> {
  const inputs = { ...idle.inputs }
  for (const { name, unit } of named) {
    const value = sheet[name]
    inputs[name] = typeof value === 'number' ? shownValue(value, unit) : value
  }
  return inputs
}

function wordsFor({ words, variants }: Plan, sheet: Figures): Words {
  for (const { when, equals, words: other } of variants) {
    if (equals === undefined ? sheet[when] !== 0 : sheet[when] === equals) return other
  }
  return words
}

/** A dated value in force under a law set, in the units of the boundary. */
export function shownParameter(
  id: string,
  lawSet: LawSet,
  legislation: Legislation
): ShownParameter {
  const dated = lawSet.values.get(id)
  if (dated === undefined || dated.value === null) throw new RangeError(`no parameter ${id}`)
  const [group, key] = id.split('.')
  const { unit } = legislation[group][key]
  const value = shownFigure(dated.value, unit)
  const { from, source, confidence, checked } = dated
  return Object.freeze({ id, value, unit: shownUnit(unit), from, source, confidence, checked })
}

/** The figure of a parameter, or each figure of a table, in the units of the boundary. */
export function shownFigure(
  value: number | readonly number[],
  unit: Unit
): number | readonly number[] {
  return typeof value === 'number'
    ? shownValue(value, unit)
    : Object.freeze(value.map((each) => shownValue(each, unit)))
}

export function shownUnit(unit: RuleUnit): ShownUnit {
  if (unit === 'ppm') return '%'
  return unit === 'cents' || unit === 'ten_thousandths' ? 'EUR' : 'count'
}

function shownValue(value: number, unit: RuleUnit): number {
  switch (unit) {
    case 'cents':
    case 'hundredths':
      return value / 100
    case 'ppm':
    case 'ten_thousandths':
      return value / 10_000
    case 'count':
      return value
  }
}
