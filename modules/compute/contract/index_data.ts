import { isPlainDate, type PlainDate } from '../engine/dates.ts'
import { indexation } from '../legislation/annee/indexation/index.ts'
import { COMING } from '../legislation/index_data/events.ts'
import { MECHANISMS } from '../legislation/index_data/mechanisms.ts'
import { PERIODS } from '../legislation/index_data/moderation.ts'
import {
  EVENT_STATUSES,
  INDEX_GAPS,
  INDEX_SERIES,
  type IndexBase,
  type IndexEvent,
  type IndexGap,
  type IndexValue,
  type Mechanism,
  type ModerationPeriod,
  type Pivot,
} from '../legislation/index_data/types.ts'
import { BASES, PIVOTS, VALUES } from '../legislation/index_data/values.ts'
import { isCommission } from './commission_codes.ts'

export {
  EVENT_STATUSES,
  FIGURE_CONFIDENCES,
  INDEX_GAPS,
  INDEX_SCOPES,
  INDEX_SERIES,
  MECHANISM_KINDS,
} from '../legislation/index_data/types.ts'
export type * from '../legislation/index_data/types.ts'

/** Indexation as data: what was found, with its source, and what was not, by name. */
export interface IndexData {
  /** By committee, then by day. */
  readonly events: readonly IndexEvent[]
  readonly values: readonly IndexValue[]
  readonly bases: readonly IndexBase[]
  readonly pivots: readonly Pivot[]
  readonly mechanisms: readonly Mechanism[]
  readonly periods: readonly ModerationPeriod[]
  readonly gaps: readonly IndexGap[]
}

/** What a company adds to the figures that come with the product, or puts in their place. */
export interface LoadedFigures {
  readonly events?: readonly IndexEvent[]
  readonly values?: readonly IndexValue[]
}

/** The lowest and the highest percent of a published index; only there it may be below 0. */
export const EVENT_PERCENT = { min: -20, max: 20 } as const

/** A percent in ten-thousandths is exact: these add up as decimals do. */
const PARTS = 10_000

/** What is known of the index; of two figures for the same the loaded one counts. */
export function indexData({ events = [], values = [] }: LoadedFigures = {}): IndexData {
  return {
    events: merged([...COMING, ...PAST], events, eventKey),
    values: merged(VALUES, values, valueKey),
    bases: BASES,
    pivots: PIVOTS,
    mechanisms: MECHANISMS,
    periods: PERIODS,
    gaps: INDEX_GAPS,
  }
}

/** By which an event is one: `BECP200 2027-01-01`. */
export function eventKey({
  commissionParitaire,
  day,
}: Pick<IndexEvent, 'commissionParitaire' | 'day'>): string {
  return `${commissionParitaire} ${day}`
}

/** By which a month of a series is one: `SMOOTHED 2025 2026-11`. */
export function valueKey({ series, base, month }: IndexValue): string {
  return `${series} ${base} ${month}`
}

/** The index of a committee on a day, or none. */
export function eventOn(
  { events }: IndexData,
  commissionParitaire: string,
  day: PlainDate
): IndexEvent | undefined {
  return events.find((event) => eventKey(event) === eventKey({ commissionParitaire, day }))
}

/** The lowest and the highest percent of an event; undefined while there is no figure. */
export function percentsOf({
  status,
  percent,
  low,
  high,
}: IndexEvent): { low: number; high: number } | undefined {
  if (status === 'RANGE') return low === null || high === null ? undefined : { low, high }
  return percent === null ? undefined : { low: percent, high: percent }
}

/** The period of the law on moderation in which a day lies; none before 1 June 2026. */
export function moderationPeriodOn(day: PlainDate): ModerationPeriod | undefined {
  return PERIODS.find(({ from, until }) => from <= day && (until === null || day <= until))
}

/** What of a period's 2 % earlier indexes of a committee have used. */
export interface ModerationUsed {
  readonly period: ModerationPeriod | undefined
  /** Percent; several steps are added (gap SEVERAL_STEPS). */
  readonly used: number
  /** Days of the committee before this one whose index was not found: more may have been used. */
  readonly unknown: readonly PlainDate[]
}

/** Sums what the events of a committee used in the period of a day, before that day. */
export function moderationUsed(
  { events, mechanisms }: IndexData,
  commissionParitaire: string,
  day: PlainDate
): ModerationUsed {
  const period = moderationPeriodOn(day)
  if (!period) return { period, used: 0, unknown: [] }
  const before = events.filter(
    (event) =>
      event.commissionParitaire === commissionParitaire &&
      event.status === 'FINAL' &&
      event.day >= period.from &&
      event.day < day
  )
  const most = inParts(period.percent)
  const used = before.reduce(
    (sum, { percent }) => Math.min(most, sum + Math.max(0, inParts(percent ?? 0))),
    0
  )
  const known = new Set(before.map((event) => event.day))
  const mechanism = mechanisms.find((each) => each.commissionParitaire === commissionParitaire)
  const unknown = daysOf(mechanism?.days ?? [], period.from, day).filter((each) => !known.has(each))
  return { period, used: used / PARTS, unknown }
}

/**
 * What a formula of a committee gives for a day, from the months of the series that are known; percent, rounded as the
 * committee rounds. Undefined where a month is missing or the formula is not known.
 */
export function percentByFormula(
  { values, bases, mechanisms }: IndexData,
  commissionParitaire: string,
  day: PlainDate
): number | undefined {
  const mechanism = mechanisms.find((each) => each.commissionParitaire === commissionParitaire)
  if (!mechanism || mechanism.decimals === null) return undefined
  const { formula, decimals } = mechanism
  if (formula === 'PIVOT_2') return 2
  const months =
    formula === 'AVG2_SMOOTHED' ? [11, 12] : formula === 'SMOOTHED_NOVEMBER' ? [11] : []
  const year = Number(day.slice(0, 'YYYY'.length))
  const wanted = [year - 1, year - 2].map((of) => months.map((month) => `${of}-${month}`))
  const found = smoothedOf({ values, bases }, wanted.flat())
  if (months.length === 0 || !found) return undefined
  const [now, then] = wanted.map((of) => of.reduce((sum, month) => sum + found.get(month)!, 0))
  const scale = 10 ** decimals
  return Math.round((now! / then! - 1) * 100 * scale) / scale
}

/** What is wrong in figures before they are loaded, by the path of each. */
export interface IndexFault {
  readonly path: string
  readonly code:
    | 'unknown_committee'
    | 'not_a_day'
    | 'not_a_month'
    | 'unknown_series'
    | 'unknown_status'
    | 'no_source'
    | 'out_of_range'
    | 'final_without_figure'
    | 'range_without_ends'
    | 'formula_differs'
}

/** Judges events and values; a final percent is computed once more where the series that it comes of are known. */
export function checkIndexFigures(loaded: LoadedFigures): IndexFault[] {
  const data = indexData(loaded)
  const faults: IndexFault[] = []
  for (const [at, event] of (loaded.events ?? []).entries())
    faults.push(...eventFaults(data, event, `events.${at}`))
  for (const [at, value] of (loaded.values ?? []).entries())
    faults.push(...valueFaults(value, `values.${at}`))
  return faults
}

function eventFaults(data: IndexData, event: IndexEvent, path: string): IndexFault[] {
  const { commissionParitaire, day, status, percent, low, high, source } = event
  const fault = (code: IndexFault['code'], field: string): IndexFault => ({
    path: `${path}.${field}`,
    code,
  })
  if (!isCommission(commissionParitaire)) return [fault('unknown_committee', 'commissionParitaire')]
  if (!isPlainDate(day)) return [fault('not_a_day', 'day')]
  if (!EVENT_STATUSES.includes(status)) return [fault('unknown_status', 'status')]
  if (source.trim() === '') return [fault('no_source', 'source')]
  if (status === 'FINAL' && percent === null) return [fault('final_without_figure', 'percent')]
  if (status === 'RANGE' && (low === null || high === null || low >= high))
    return [fault('range_without_ends', 'low')]
  const { min, max } = EVENT_PERCENT
  for (const [field, value] of Object.entries({ percent, low, high }))
    if (value !== null && (value < min || value > max || inParts(value) / PARTS !== value))
      return [fault('out_of_range', field)]
  const computed = percentByFormula(data, commissionParitaire, day)
  return status === 'FINAL' && computed !== undefined && computed !== percent
    ? [fault('formula_differs', 'percent')]
    : []
}

function valueFaults({ series, month, value, source }: IndexValue, path: string): IndexFault[] {
  if (!INDEX_SERIES.includes(series)) return [{ path: `${path}.series`, code: 'unknown_series' }]
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    return [{ path: `${path}.month`, code: 'not_a_month' }]
  if (!(value > 0)) return [{ path: `${path}.value`, code: 'out_of_range' }]
  return source.trim() === '' ? [{ path: `${path}.source`, code: 'no_source' }] : []
}

/** Indexes that were applied, as the parameters of the law have them; what was not found there is none. */
const PAST: readonly IndexEvent[] = Object.entries(indexation).flatMap(([committee, { values }]) =>
  values.flatMap(({ from, value, source, confidence, checked }): IndexEvent[] =>
    typeof value === 'number'
      ? [
          {
            commissionParitaire: `BE${committee}`,
            day: from,
            status: 'FINAL',
            percent: value / PARTS,
            low: null,
            high: null,
            source,
            confidence,
            checked,
          },
        ]
      : []
  )
)

/** The smoothed index of months, all in one base: as they were published, else in the newest; or none where one is missing. */
function smoothedOf(
  { values, bases }: Pick<IndexData, 'values' | 'bases'>,
  months: readonly string[]
): Map<string, number> | undefined {
  const smoothed = values.filter(({ series }) => series === 'SMOOTHED')
  const newest = Math.max(...bases.map(({ to }) => to))
  const published = (base: number) =>
    months.flatMap(
      (month) => smoothed.find((one) => one.base === base && one.month === month) ?? []
    )
  for (const base of [newest, ...bases.map(({ from }) => from)]) {
    const all = published(base)
    if (all.length === months.length) return new Map(all.map(({ month, value }) => [month, value]))
  }
  const told = months.map((month) => {
    const direct = smoothed.find((one) => one.base === newest && one.month === month)
    if (direct) return direct.value
    const older = smoothed.find((one) => one.month === month)
    const base = older && bases.find(({ from, to }) => from === older.base && to === newest)
    // Figures are published with two decimals in each base.
    return base && Math.round((older.value / base.coefficient) * 100) / 100
  })
  return told.every((value) => value !== undefined)
    ? new Map(months.map((month, at) => [month, told[at]!]))
    : undefined
}

/** The days of a year's calendar from one day to before another. */
function daysOf(calendar: readonly string[], from: PlainDate, before: PlainDate): PlainDate[] {
  const days: PlainDate[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(before.slice(0, 4)); year++)
    for (const day of calendar) days.push(`${year}-${day}`)
  return days.filter((day) => day >= from && day < before)
}

function merged<T>(shipped: readonly T[], loaded: readonly T[], keyOf: (item: T) => string): T[] {
  // Of two that are shipped the later counts: what was published takes the place of what was expected.
  const byKey = new Map([...shipped, ...loaded].map((item) => [keyOf(item), item]))
  return [...byKey.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, item]) => item)
}

function inParts(percent: number): number {
  return Math.round(percent * PARTS)
}
