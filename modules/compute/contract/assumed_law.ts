import { yearOf, type PlainDate } from '../engine/dates.ts'
import { assumedLawSet, type Assumption } from '../engine/law_set.ts'
import { MILLION, share } from '../engine/money.ts'
import type { DatedValue, Parameter } from '../engine/parameter.ts'
import { INDEX_LINKED } from '../legislation/index_linked.ts'
import { legislation, type LawSet } from '../legislation/index.ts'
import { BILL_SOFTWARE } from '../legislation/voted/bill_software.ts'
import { VOTED_2027 } from '../legislation/voted/voted_2027.ts'
import type { LawPreset } from './types.ts'

type Figure = number | readonly number[]

/** A figure as a request supposes it, in the units of the law; without a year it holds at once. */
export interface Supposed {
  readonly id: string
  readonly year: number | undefined
  readonly value: Figure
}

/** Voted laws and bills, each with the days it can be supposed on. */
export const PRESETS: Readonly<
  Record<LawPreset, { first: PlainDate; last: PlainDate; figures: readonly Assumption[] }>
> = {
  VOTED_2027: { first: '2027-01-01', last: '2027-12-31', figures: VOTED_2027 },
  BILL_SOFTWARE: { first: '2026-01-01', last: '2027-12-31', figures: BILL_SOFTWARE },
}

const ASSUMED = 'assumed'

/**
 * The law of `base` as supposed, on a day: what is supposed for a later year is not in force yet. What a request
 * supposes itself wins over a preset.
 */
export function supposedLaw(
  base: LawSet,
  date: PlainDate,
  supposed: readonly Supposed[],
  preset?: LawPreset
): LawSet {
  const dated = supposed
    .map((each) => ({ ...each, from: startOf(each, base, date), source: ASSUMED }))
    .filter(({ from }) => from <= date)
    .sort(byStart)
  const given = new Map(
    dated.map(({ id, from, value, source }) => [id, { id, from, value, source }])
  )
  const linked = Object.keys(INDEX_LINKED).flatMap((index) => {
    const steps = dated.filter(({ id }) => id === index)
    return steps.length === 0 ? [] : followers(index, steps, base)
  })
  const voted = preset === undefined ? [] : PRESETS[preset].figures
  const own = [...linked.filter(({ id }) => !given.has(id)), ...given.values()]
  const owned = new Set(own.map(({ id }) => id))
  return assumedLawSet(base, [...voted.filter(({ id }) => !owned.has(id)), ...own], preset)
}

/** Oldest first; of two that start together, the one that names its year is the nearer. */
function byStart(a: Supposed & { from: PlainDate }, b: Supposed & { from: PlainDate }): number {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1
  return Number(a.year !== undefined) - Number(b.year !== undefined)
}

/** A year's figure starts on 1 January; an index without a year is that of the year computed. */
function startOf({ id, year }: Supposed, base: LawSet, date: PlainDate): PlainDate {
  if (year !== undefined) return `${year}-01-01`
  return id in INDEX_LINKED ? `${yearOf(date)}-01-01` : base.from
}

/** What rises with an index, from the first supposed one on; the known later ones raise it further. */
function followers(
  index: string,
  supposed: readonly Pick<Assumption, 'from' | 'value'>[],
  base: LawSet
): Assumption[] {
  const first = supposed[0].from
  const steps = new Map<PlainDate, Figure | null>()
  for (const { from, value } of parameterOf(index)!.values) {
    if (from >= first && from <= base.from) steps.set(from, value)
  }
  for (const { from, value } of supposed) steps.set(from, value)
  const rises = [...steps].sort(([a], [b]) => (a < b ? -1 : 1))
  const from = rises.at(-1)![0]
  return INDEX_LINKED[index]!.flatMap((id) => {
    const before = valueBefore(id, first, base)
    if (before === undefined || before.value === null) return []
    let value = before.value
    for (const [, rise] of rises) if (typeof rise === 'number') value = raised(value, rise)
    return [{ id, from, value, source: `${ASSUMED}: ${index}` }]
  })
}

/** The last value that starts before a day and not after the base law set. */
function valueBefore(id: string, day: PlainDate, base: LawSet): DatedValue<Figure> | undefined {
  return parameterOf(id)!.values.findLast(({ from }) => from < day && from <= base.from)
}

function raised(value: Figure, rise: number): Figure {
  return typeof value === 'number'
    ? share(value, MILLION + rise)
    : value.map((each) => share(each, MILLION + rise))
}

/** The parameter of an id, or `undefined` when the law has none. */
export function parameterOf(id: string): Parameter | undefined {
  const [group, key, ...rest] = id.split('.')
  if (key === undefined || rest.length > 0 || !Object.hasOwn(legislation, group)) return undefined
  const parameters: Record<string, Parameter> = legislation[group as keyof typeof legislation]
  return Object.hasOwn(parameters, key) ? parameters[key] : undefined
}
