import type { PlainDate } from './dates.ts'
import { dayNumber, yearOf } from './dates.ts'
import { isGap, valueOn, type Confidence, type DatedValue, type Parameter } from './parameter.ts'
import { sha256 } from './sha256.ts'
import { shaped } from './shape.ts'

export type Legislation = Record<string, Record<string, Parameter>>

type Figure = number | readonly number[]

type ValueOf<P> = P extends Parameter<infer V> ? V : never

/**
 * The figures of a legislation in force on one day: `law.onss.tauxPersonnel` is a number. A figure
 * the law does not have on that day is absent (only formulas of other days read it); a gap is 0 or
 * an empty table, and the lines that need it are left out afterwards (see `gaps.ts`).
 */
export type LawOf<L extends Legislation> = {
  readonly [G in keyof L]: { readonly [K in keyof L[G]]: ValueOf<L[G][K]> }
} & {
  /** The first day of the law set, 20260901: dated formulas compare it. */
  readonly day: number
}

export interface LawSet<L extends Legislation = Legislation> {
  /** `BE-2026-09-01`: the country and the first day. */
  readonly id: string
  readonly from: PlainDate
  /** SHA-256 of what decides the amounts of the day: the formulas in force and the figures they read. */
  readonly hash: string
  readonly law: LawOf<L>
  /** The dated value behind each figure, by `group.key`. */
  readonly values: ReadonlyMap<string, DatedValue<Figure>>
  /** The figures that are not known, by `group.key`, with the day since when. */
  readonly gaps: ReadonlyMap<string, PlainDate>
  /** Present where the caller supposes other figures than those of the law. */
  readonly assumed?: true
  /** The name of what is supposed, where it is a law that was voted and does not apply yet. */
  readonly preset?: string
}

/** A figure that a caller supposes, in the units of the law, from a day on. */
export interface Assumption {
  /** `group.key` */
  readonly id: string
  readonly from: PlainDate
  readonly value: Figure
  /** `assumed`, or what it follows from. */
  readonly source: string
  /** How sure it is, and since when; a choice of ours unless told. */
  readonly confidence?: Confidence
  readonly checked?: PlainDate
}

export interface LawBook<L extends Legislation> {
  /** All law sets, oldest first. */
  readonly sets: readonly LawSet<L>[]
  /** The law set of a day, or `undefined` outside the book. */
  on(date: PlainDate): LawSet<L> | undefined
  /** True when the day lies in a year for which some yearly figure is not published yet. */
  isExtrapolated(date: PlainDate): boolean
}

/** What the law set that starts on a day is known by, asked once: of what decides its amounts (`identity.ts`). */
export type HashOf = (from: PlainDate, values: LawSet['values']) => string

/**
 * Compiles dated parameters into law sets, one per distinct start from `first` on, each when it is first asked for: a phone
 * that computes one day has no time for the others.
 * `starts` names them where another legislation has more of them than this part of it.
 * Every parameter must have a value on `first`, or say that it is a gap or came later; days after
 * `last` have no law set.
 * Throws at load time when a value is missing: a hole in the law is a mistake of ours.
 */
export function lawBook<const L extends Legislation>(
  legislation: L,
  options: {
    first: PlainDate
    last: PlainDate
    hashOf: HashOf
    starts?: readonly PlainDate[]
  }
): LawBook<L> {
  refuseHoles(legislation, options.first)
  const starts = options.starts ?? startsFrom(legislation, options.first)
  const sets: LawSet<L>[] = []
  const setAt = (i: number) => (sets[i] ??= compiled(legislation, starts[i], options.hashOf))
  const known = lastKnownYear(legislation)
  return {
    get sets() {
      return starts.map((_, i) => setAt(i))
    },
    on(date) {
      if (date < options.first || date > options.last) return undefined
      let i = starts.length - 1
      while (starts[i] > date) i--
      return setAt(i)
    },
    isExtrapolated: (date) => yearOf(date) > known,
  }
}

/** A value holds until the next one starts: who has one on the first day has one on every other. */
function refuseHoles(legislation: Legislation, first: PlainDate): void {
  for (const { group, key, parameter } of entriesOf(legislation)) {
    if (valueOn(parameter, first) === undefined && !parameter.introduced)
      throw new RangeError(`${group}.${key} has no value on ${first}`)
  }
}

function startsFrom(legislation: Legislation, first: PlainDate): PlainDate[] {
  const starts = new Set([first])
  for (const { parameter } of entriesOf(legislation)) {
    for (const { from } of parameter.values) if (from > first) starts.add(from)
  }
  return [...starts].sort()
}

function compiled<L extends Legislation>(
  legislation: L,
  from: PlainDate,
  hashOf: HashOf
): LawSet<L> {
  const values = new Map<string, DatedValue<Figure>>()
  const gaps = new Map<string, PlainDate>()
  const groups: Record<string, Record<string, Figure>> = {}
  for (const { group, key, parameter } of entriesOf(legislation)) {
    const dated = valueOn(parameter, from)
    // It came later.
    if (dated === undefined) continue
    if (dated.value === null && !isGap(dated)) continue
    values.set(`${group}.${key}`, dated)
    if (dated.value === null) gaps.set(`${group}.${key}`, dated.from)
    groups[group] ??= {}
    groups[group][key] = dated.value ?? nothingOf(parameter)
  }
  const law = lawOf(legislation, groups, dayNumber(from))
  return Object.freeze(new CompiledLawSet({ from, law, values, gaps }, hashOf))
}

/**
 * A law set as it was compiled, of one class: every computation asks its law set, and objects that each have their own way to
 * a hash are looked up by name each time.
 */
class CompiledLawSet<L extends Legislation> implements LawSet<L> {
  readonly id: string
  declare readonly from: PlainDate
  declare readonly law: LawOf<L>
  declare readonly values: LawSet['values']
  declare readonly gaps: LawSet['gaps']
  readonly #hashOf: HashOf
  #hash: string | undefined

  constructor(of: Pick<LawSet<L>, 'from' | 'law' | 'values' | 'gaps'>, hashOf: HashOf) {
    this.id = `BE-${of.from}`
    Object.assign(this, of)
    this.#hashOf = hashOf
  }

  /** Reckoned when it is first asked for. */
  get hash(): string {
    return (this.#hash ??= this.#hashOf(this.from, this.values))
  }
}

/**
 * A law set with some figures supposed: it shares every other group with its base, so that "next year"
 * costs a few copies and no compilation. Its id and hash are its own: the same suppositions have the same.
 */
export function assumedLawSet<L extends Legislation>(
  base: LawSet<L>,
  assumptions: readonly Assumption[],
  preset?: string
): LawSet<L> {
  const values = new Map(base.values)
  const gaps = new Map(base.gaps)
  const groups: Record<string, Record<string, Figure>> = {}
  for (const { id, from, value, source, confidence, checked } of assumptions) {
    const [group, key] = id.split('.')
    groups[group] ??= { ...(base.law as Record<string, object>)[group] } as (typeof groups)[string]
    groups[group][key] = value
    gaps.delete(id)
    values.set(id, {
      from,
      value,
      source,
      confidence: confidence ?? 'assumed',
      checked: checked ?? base.from,
    })
  }
  const content = assumptions.map(({ id, value }) => `${id}=${value}`).sort()
  const hash = sha256([base.hash, preset ?? 'assumed', ...content].join('\n'))
  return Object.freeze({
    id: `${base.id}+${hash.slice(0, MARK)}`,
    from: base.from,
    hash,
    law: withGroups(base.law, groups),
    values,
    gaps,
    assumed: true,
    ...(preset !== undefined && { preset }),
  })
}

/** Digits of the hash in the id of a supposed law set. */
const MARK = 8

/** What stands in the place of a figure that is not known, so that no formula has to ask. */
function nothingOf(parameter: Parameter): Figure {
  return parameter.values.some(({ value }) => typeof value === 'object' && value !== null) ? [] : 0
}

function lastKnownYear(legislation: Legislation): number {
  const lasts = entriesOf(legislation)
    .filter(({ parameter }) => parameter.yearly)
    .map(({ parameter }) => yearOf(parameter.values.at(-1)!.from))
  return Math.min(...lasts)
}

/** The law of a day, every group with the keys of all days; a group that has no figure that day is absent. */
function lawOf<L extends Legislation>(
  legislation: L,
  groups: Readonly<Record<string, Readonly<Record<string, Figure>>>>,
  day: number
): LawOf<L> {
  const whole = Object.entries(legislation).map(([group, parameters]) => [
    group,
    groups[group] && shaped(Object.keys(parameters), groups[group]),
  ])
  return shaped([...Object.keys(legislation), 'day'], {
    ...Object.fromEntries(whole),
    day,
  }) as LawOf<L>
}

/** A law with some of its groups replaced, laid out as it is. */
function withGroups<L extends Legislation>(
  law: LawOf<L>,
  groups: Readonly<Record<string, Readonly<Record<string, Figure>>>>
): LawOf<L> {
  const replaced = Object.entries(groups).map(([group, figures]) => [
    group,
    shaped(Object.keys((law as Record<string, object>)[group] ?? figures), figures),
  ])
  return shaped(Object.keys(law), { ...law, ...Object.fromEntries(replaced) }) as LawOf<L>
}

/** Every parameter with its place, groups and keys in the order of the payslip. */
export function entriesOf(
  legislation: Legislation
): { group: string; key: string; parameter: Parameter }[] {
  return Object.entries(legislation).flatMap(([group, parameters]) =>
    Object.entries(parameters).map(([key, parameter]) => ({ group, key, parameter }))
  )
}
