import {
  cashFlow,
  COST_LINES,
  COST_PARTS,
  engagementOn,
  headline,
  type ComputeError,
  type ComputeRequest,
  type PackageFields,
} from '#modules/compute/pure'
import { changeOf } from './changes/index.ts'
import type { ChangeData, Skipped } from './changes/change.ts'
import { cents, stateOf, type Company, type Snapshot, type State } from './person.ts'

/** One place in a scenario: a person of the company, or one who is supposed to come. */
export interface Item {
  id: string
  snapshot: Snapshot
  /** Brought by a change: of the base there is nothing. */
  isNew: boolean
}

/** A change as a scenario keeps it, in the order in which they apply. */
export interface KeptChange {
  id: string
  type: string
  data: ChangeData
  /** Whom it is for; the whole scenario where it is null. */
  itemIds: readonly string[] | null
  isUndone: boolean
}

/** The year of a person; EUR. */
export interface Figures {
  /** Of a month, as agreed. */
  gross: number
  /** Of a month. */
  net: number
  /** What the employer pays in the twelve months, with the special contribution of the index. */
  cost: number
  /** Of a month: what the cap kept of the index, and the special contribution that it brings. */
  retenu: number
  moderation: number
  /** The share of the year that the person is there, 1 for all of it. */
  share: number
}

export type Outcome =
  | { figures: Figures; failure: null }
  /** The first refusal of the engine, as `code: path`. */
  | { figures: null; failure: string | null }

/** A person who is not there yet, or not any more. */
const ABSENT: Outcome = { figures: null, failure: null }

export const MONTHS = 12

/** Whether a change is for a person. */
export function concerns({ itemIds, isUndone }: KeptChange, itemId: string): boolean {
  return !isUndone && (itemIds === null || setOf(itemIds).has(itemId))
}

/** Thousands are looked for among thousands, once for each person. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

function setOf(ids: readonly string[]): ReadonlySet<string> {
  let set = sets.get(ids)
  if (set === undefined) sets.set(ids, (set = new Set(ids)))
  return set
}

/** A person before any change; null of who is supposed to come. */
export function baseOf({ snapshot, isNew }: Item): State | null {
  return isNew ? null : stateOf(snapshot)
}

/** One change more, or why it leaves the person as they are. */
export function applied(
  state: State | null,
  item: Item,
  { type, data }: Pick<KeptChange, 'type' | 'data'>,
  date: string
): State | Skipped {
  const definition = changeOf(type)
  const from = state ?? (definition.makesItem ? stateOf(item.snapshot) : null)
  return from === null ? 'not_employed' : definition.apply(from, data, { itemId: item.id, date })
}

/** A person after all changes that are for them, with those that left them as they were. */
export function changed(
  item: Item,
  changes: readonly KeptChange[],
  date: string
): { state: State | null; skipped: { changeId: string; reason: Skipped }[] } {
  let state = baseOf(item)
  const skipped: { changeId: string; reason: Skipped }[] = []
  for (const each of changes) {
    if (!concerns(each, item.id)) continue
    const next = applied(state, item, each, date)
    if (typeof next === 'string') skipped.push({ changeId: each.id, reason: next })
    else state = next
  }
  return { state, skipped }
}

/** The figures of a year that begins on a day, under the law of that day unless a change supposed another. */
export function figuresOf(state: State | null, company: Company, date: string): Outcome {
  if (state === null) return ABSENT
  const share = shareOf(state, date)
  if (share === 0) return ABSENT
  const result = headline(requestOf(state, company, date))
  if (!result.ok) return { figures: null, failure: reason(result.errors) }
  const year = result.coutEmployeurAnnuel + MONTHS * state.cotisationModeration
  return {
    failure: null,
    figures: {
      gross: result.salaireBrut,
      net: result.salaireNet,
      cost: cents(year * share),
      retenu: state.retenu,
      moderation: state.cotisationModeration,
      share,
    },
  }
}

/** The four groups of the employer's cost, EUR of each of the twelve months. */
export type Months = Record<CostGroup, number[]>
export type CostGroup = (typeof COST_PARTS)[number]
export const COST_GROUPS = COST_PARTS

const GROUP_OF = new Map<string, CostGroup>(
  COST_PARTS.flatMap((group) => COST_LINES[group].map(([kind]) => [kind, group] as const))
)

/**
 * When the cost of a year falls. Of who is not there all year the cost is spread over the months by the days that they
 * are there: what is owed on leaving, and the first premium of who comes, have no month of their own.
 */
export function monthsOf(
  state: State | null,
  { figures }: Outcome,
  company: Company,
  date: string
): Months | null {
  if (state === null || figures === null) return null
  const months = noMonths()
  if (figures.share < 1) {
    const shares = presence(state, date)
    const all = shares.reduce((sum, each) => sum + each, 0)
    months.remunerationsFixes = shares.map((each) => cents((figures.cost * each) / all))
    return months
  }
  const flow = cashFlow(requestOf(state, company, date))
  if (!flow.ok) return null
  const first = Number(date.slice(5, 7)) - 1
  for (const { date: day, kind, amount } of flow.entries) {
    const group = GROUP_OF.get(kind)
    const month = (Number(day.slice(5, 7)) - 1 - first + MONTHS) % MONTHS
    if (group) months[group][month] = cents(months[group][month]! + amount)
  }
  for (let month = 0; month < MONTHS; month++)
    months.remunerationsFixes[month] = cents(months.remunerationsFixes[month]! + figures.moderation)
  return months
}

export function noMonths(): Months {
  const none = () => Array.from({ length: MONTHS }, () => 0)
  return {
    remunerationsFixes: none(),
    frais: none(),
    remunerationsVariables: none(),
    avantages: none(),
  }
}

/** What the engine is asked for a person; a first hiring has moved on by the quarters since its package was made. */
export function requestOf(state: State, company: Company, date: string): ComputeRequest {
  const day = state.lawDay ?? date
  const { worker, law } = state
  const asked = { date: day, company, worker, package: fieldsOn(state, day) }
  return law ? { ...asked, law } : asked
}

/** The package as it is asked on a day; where it is asked as it stands, nothing is copied for a slider that moves thousands. */
function fieldsOn({ package: fields, packageType, date }: State, day: string): PackageFields {
  if (fields.packageType === packageType && !fields.rangEngagement) return fields
  return { ...fields, ...engagementOn(fields, date, day), packageType }
}

/** The share of each month that a person is there, by calendar days. */
function presence({ startDate, endDate }: State, date: string): number[] {
  const year = Number(date.slice(0, 4))
  const first = Number(date.slice(5, 7)) - 1
  return Array.from({ length: MONTHS }, (_, at) => {
    const from = Date.UTC(year, first + at, 1)
    const until = Date.UTC(year, first + at + 1, 0)
    const start = Math.max(from, Date.parse(startDate))
    const end = Math.min(until, endDate === null ? until : Date.parse(endDate))
    return end < start ? 0 : (end - start + DAY_MS) / (until - from + DAY_MS)
  })
}

const DAY_MS = 86_400_000

/** The share of the year that a person is there; most are there for all of it, and cost no arithmetic of days. */
function shareOf(state: State, date: string): number {
  if (state.startDate <= date && (state.endDate === null || state.endDate >= lastDayOf(date)))
    return 1
  return presence(state, date).reduce((sum, each) => sum + each, 0) / MONTHS
}

/** A day that is not before the last of the twelve months: a year later. */
function lastDayOf(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
}

function reason([first]: readonly ComputeError[]): string {
  return `${first!.code}: ${first!.path}`
}
