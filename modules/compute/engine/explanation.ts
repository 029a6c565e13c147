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
  return {
    rule,
    onlyFor: notes.onlyFor,
    unit: notes.unit ?? 'cents',
    shown: shownUnit(notes.unit ?? 'cents'),
    words: wordsOf(notes, units, lawSet, legislation),
    variants: (notes.variants ?? []).map((variant) => ({
      when: variant.when,
      equals: variant.equals,
      words: wordsOf(variant, units, lawSet, legislation),
    })),
  }
}

function wordsOf(
  notes: Pick<RuleNotes<string, string>, 'formula' | 'inputs' | 'parameters' | 'rounding'>,
  units: Readonly<Record<string, RuleUnit>>,
  lawSet: LawSet,
  legislation: Legislation
): Words {
  const named = notes.parameters ?? []
  const known = named.filter((name) => !lawSet.gaps.has(name))
  return {
    formula: notes.formula,
    inputs: notes.inputs.map((name) => ({ name, unit: units[name] ?? 'cents' })),
    parameters: Object.freeze(known.map((name) => shownParameter(name, lawSet, legislation))),
    rounding: notes.rounding ?? 'none',
    unknown: Object.freeze(named.filter((name) => lawSet.gaps.has(name))),
  }
}

/** One line a rule, with the figures of the sheet; the sheet itself is not kept. */
export function explained(plan: readonly Plan[], sheet: Readonly<Record<string, number | string>>) {
  const lines = []
  for (const each of plan) {
    if (each.onlyFor !== undefined && sheet[each.onlyFor] === 0) continue
    const { rule, unit, shown } = each
    const { formula, inputs: named, parameters, rounding, unknown } = wordsFor(each, sheet)
    const inputs: Record<string, number | string> = {}
    for (const input of named) {
      const value = sheet[input.name]
      inputs[input.name] = typeof value === 'number' ? shownValue(value, input.unit) : value
    }
    const value = shownValue(sheet[rule] as number, unit)
    const explanation = { rule, value, unit: shown, formula, inputs, parameters, rounding }
    lines.push(unknown.length === 0 ? explanation : { ...explanation, unknown })
  }
  return lines
}

function wordsFor(
  { words, variants }: Plan,
  sheet: Readonly<Record<string, number | string>>
): Words {
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
