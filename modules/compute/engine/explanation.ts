import type { PlainDate } from './dates.ts'
import type { LawSet, Legislation } from './law_set.ts'
import type { Confidence } from './parameter.ts'
import { fits, notesOn, type RuleNotes, type RuleUnit } from './rule.ts'

/** Units as shown: euros, percent, or a plain number. */
export type ShownUnit = 'EUR' | '%' | 'count'

/** A figure of the law as shown, with where it comes from. */
export interface ShownParameter {
  readonly id: string
  readonly value: number | readonly number[]
  readonly unit: ShownUnit
  readonly from: PlainDate
  readonly source: string
  readonly href?: string
  readonly confidence: Confidence
  readonly checked: PlainDate
}

interface ExplainableRule {
  readonly id: string
  readonly notes: RuleNotes<string, string>
  readonly forms?: readonly { from: PlainDate; notes: RuleNotes<string, string> }[]
}

/** The plan of a rule: its words, and those of its variants. Fields of the sheet are told by their place. */
interface Plan {
  readonly rule: string
  readonly place: number
  readonly onlyFor: number | undefined
  readonly scale: number
  readonly shown: ShownUnit
  readonly words: Words
  readonly variants: readonly Variant[]
}

interface Variant {
  readonly when: number
  readonly equals: number | undefined
  readonly words: Words
}

interface Words {
  readonly formula: string
  /** Of each input its name, its place and what its number is divided by to be shown: lists side by side are read faster. */
  readonly names: readonly string[]
  readonly places: readonly number[]
  readonly scales: readonly number[]
  /** The inputs at zero, to be copied: what has its names already is filled in half the time. */
  readonly zeros: Inputs
  readonly parameters: readonly ShownParameter[]
  readonly rounding: string
  /** Figures of the law it needs and that are not known. */
  readonly unknown: readonly string[]
  /** The whole line where nothing of it applies: most benefits are not in most packages. */
  readonly idle: ExplainedLine
}

type Inputs = Record<string, number | string>

interface ExplainedLine {
  readonly rule: string
  readonly value: number
  readonly unit: ShownUnit
  readonly formula: string
  readonly inputs: Readonly<Inputs>
  readonly parameters: readonly ShownParameter[]
  readonly rounding: string
  readonly unknown?: readonly string[]
}

/** What every plan is made of. */
interface Basis {
  /** The place of each field of the sheet. */
  readonly places: ReadonlyMap<string, number>
  /** The unit of each field that is not an amount in cents. */
  readonly units: Readonly<Record<string, RuleUnit>>
  readonly lawSet: LawSet
  readonly legislation: Legislation
}

/**
 * Everything about a rule under one law set that does not depend on the situation.
 * @param sheet any sheet: the order of its fields is that of every other
 */
export function explanationPlan(
  rules: readonly ExplainableRule[],
  sheet: object,
  units: Readonly<Record<string, RuleUnit>>,
  lawSet: LawSet,
  legislation: Legislation
): readonly Plan[] {
  const places = new Map(Object.keys(sheet).map((field, place) => [field, place]))
  const basis: Basis = { places, units, lawSet, legislation }
  return rules.flatMap((rule) => {
    const notes = notesOn(rule, lawSet.from)
    return notes === undefined ? [] : [planOf(rule.id, notes, basis)]
  })
}

function planOf(rule: string, notes: RuleNotes<string, string>, basis: Basis): Plan {
  const unit = notes.unit ?? 'cents'
  const place = (field: string) => placeOf(field, basis)
  const of = (words: WordsOfNotes) => wordsOf(rule, unit, words, basis)
  return {
    rule,
    place: place(rule),
    onlyFor: notes.onlyFor === undefined ? undefined : place(notes.onlyFor),
    scale: SCALES[unit],
    shown: shownUnit(unit),
    words: of(notes),
    variants: (notes.variants ?? []).map((variant) => ({
      when: place(variant.when),
      equals: variant.equals,
      words: of(variant),
    })),
  }
}

function placeOf(field: string, { places }: Basis): number {
  const place = places.get(field)
  if (place === undefined) throw new RangeError(`no field ${field}`)
  return place
}

type WordsOfNotes = Pick<
  RuleNotes<string, string>,
  'formula' | 'inputs' | 'parameters' | 'rounding'
>

function wordsOf(rule: string, unit: RuleUnit, notes: WordsOfNotes, basis: Basis): Words {
  const { units, lawSet, legislation } = basis
  const figures = notes.parameters ?? []
  const known = figures.filter((name) => !lawSet.gaps.has(name))
  const words = {
    formula: notes.formula,
    names: notes.inputs,
    places: notes.inputs.map((name) => placeOf(name, basis)),
    scales: notes.inputs.map((name) => SCALES[units[name] ?? 'cents']),
    parameters: Object.freeze(known.map((name) => shownParameter(name, lawSet, legislation))),
    rounding: notes.rounding ?? 'none',
    unknown: Object.freeze(figures.filter((name) => lawSet.gaps.has(name))),
  }
  const zeros = Object.fromEntries(notes.inputs.map((name) => [name, 0]))
  const nothing = Object.freeze({ ...zeros })
  return { ...words, zeros, idle: Object.freeze(lineOf(rule, 0, shownUnit(unit), words, nothing)) }
}

function lineOf(
  rule: string,
  value: number,
  unit: ShownUnit,
  { formula, parameters, rounding, unknown }: Omit<Words, 'zeros' | 'idle'>,
  inputs: ExplainedLine['inputs']
): ExplainedLine {
  const line = { rule, value, unit, formula, inputs, parameters, rounding }
  return unknown.length === 0 ? line : { ...line, unknown }
}

/** The figures of a sheet in the order of its fields. */
type Figures = readonly (number | string)[]

/**
 * One line a rule, with the figures of the sheet; the sheet itself is not kept. They are copied once and read by their
 * place, because a field read by a name that changes from rule to rule is looked up anew each time.
 */
export function explained(plan: readonly Plan[], sheet: object): readonly ExplainedLine[] {
  const figures: Figures = Object.values(sheet)
  const lines: ExplainedLine[] = []
  for (const each of plan) {
    if (each.onlyFor !== undefined && figures[each.onlyFor] === 0) continue
    const words = wordsFor(each, figures)
    const value = figures[each.place] as number
    if (value === 0 && isIdle(words, figures)) lines.push(words.idle)
    else {
      const inputs = inputsOf(words, figures)
      lines.push(lineOf(each.rule, value / each.scale, each.shown, words, inputs))
    }
  }
  return lines
}

function isIdle({ places }: Words, figures: Figures): boolean {
  for (const place of places) if (figures[place] !== 0) return false
  return true
}

/** Most inputs of most lines are zero, as they are in the copy. */
function inputsOf({ names, places, scales, zeros }: Words, figures: Figures): Inputs {
  const shown: Inputs = Object.assign({}, zeros)
  let i = 0
  for (const place of places) {
    const value = figures[place]
    if (value !== 0) shown[names[i]] = typeof value === 'number' ? value / scales[i] : value
    i++
  }
  return shown
}

function wordsFor({ words, variants }: Plan, figures: Figures): Words {
  for (const variant of variants) if (fits(variant, figures[variant.when])) return variant.words
  return words
}

/** Law sets that are supposed come and go, and what is shown of them too. */
const shownOf = new WeakMap<LawSet, Map<string, ShownParameter>>()

/** A dated value in force under a law set, in the units of the boundary; the same object each time. */
export function shownParameter(
  id: string,
  lawSet: LawSet,
  legislation: Legislation
): ShownParameter {
  let known = shownOf.get(lawSet)
  if (known === undefined) shownOf.set(lawSet, (known = new Map()))
  let shown = known.get(id)
  if (shown === undefined) known.set(id, (shown = parameterShown(id, lawSet, legislation)))
  return shown
}

function parameterShown(id: string, lawSet: LawSet, legislation: Legislation): ShownParameter {
  const dated = lawSet.values.get(id)
  if (dated === undefined || dated.value === null) throw new RangeError(`no parameter ${id}`)
  const [group, key] = id.split('.')
  const { unit } = legislation[group][key]
  const value = shownFigure(dated.value, unit)
  const { from, source, href, confidence, checked } = dated
  return Object.freeze({
    id,
    value,
    unit: shownUnit(unit),
    from,
    source,
    ...(href !== undefined && { href }),
    confidence,
    checked,
  })
}

/** The figure of a parameter, or each figure of a table, in the units of the boundary. */
export function shownFigure(
  value: number | readonly number[],
  unit: RuleUnit
): number | readonly number[] {
  return typeof value === 'number'
    ? value / SCALES[unit]
    : Object.freeze(value.map((each) => each / SCALES[unit]))
}

export function shownUnit(unit: RuleUnit): ShownUnit {
  if (unit === 'ppm') return '%'
  return unit === 'cents' || unit === 'ten_thousandths' ? 'EUR' : 'count'
}

/** What a number of each unit is divided by to be shown: percents, euros, or as it is. */
const SCALES: Readonly<Record<RuleUnit, number>> = {
  cents: 100,
  hundredths: 100,
  ppm: 10_000,
  ten_thousandths: 10_000,
  count: 1,
}
