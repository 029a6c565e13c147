import {
  compute,
  eventOn,
  moderationUsed,
  percentsOf,
  type IndexData,
  type LawPreset,
} from '#modules/compute/pure'
import { changeOf } from './changes/index.ts'
import { cents, stateOf, type Company, type Snapshot, type State } from './person.ts'
import { MONTHS, requestOf } from './simulate.ts'

/**
 * What is known of a committee's index on a day: its percents, or why there is none. `SCALES` moves minimum scales and
 * no pay above them, `PIVOT` follows the pivot and not the calendar, `OTHER_DAYS` is not of this day.
 */
export const INDEX_KNOWN = [
  'FINAL',
  'EXPECTED',
  'RANGE',
  'ASSUMED',
  'UNKNOWN',
  'SCALES',
  'PIVOT',
  'OTHER_DAYS',
] as const

export interface NewYearIndex {
  known: (typeof INDEX_KNOWN)[number]
  /** Percent; null where there is none. */
  low: number | null
  high: number | null
  /** Percent of the period's moderation that earlier steps have used, and the days of steps that were not found. */
  used: number
  unknown: readonly string[]
  source: string | null
}

/** The index of a committee on a day; what the reader supposes stands in the place of what is known. */
export function newYearIndex(
  data: IndexData,
  commissionParitaire: string | null,
  day: string,
  assumed?: number
): NewYearIndex {
  const committee = commissionParitaire ?? ''
  const { used, unknown } = moderationUsed(data, committee, day)
  const told = (known: NewYearIndex['known'], source: string | null, low?: number, high = low) => ({
    ...{ known, used, unknown, source },
    low: low ?? null,
    high: high ?? null,
  })
  if (assumed !== undefined) return told('ASSUMED', null, assumed)
  const mechanism = data.mechanisms.find((each) => each.commissionParitaire === committee)
  if (mechanism?.scope === 'SCALES') return told('SCALES', mechanism.source)
  const event = eventOn(data, committee, day)
  if (event) {
    const percents = percentsOf(event)
    return percents
      ? told(event.status, event.source, percents.low, percents.high)
      : told('UNKNOWN', event.source)
  }
  if (!mechanism) return told('UNKNOWN', null)
  if (mechanism.kind === 'PIVOT') return told('PIVOT', mechanism.source)
  const mayBe = mechanism.days.length === 0 || mechanism.days.includes(day.slice('YYYY-'.length))
  return told(mayBe ? 'UNKNOWN' : 'OTHER_DAYS', mechanism.source)
}

/** EUR: gross and net of a month, the employer's cost of a year with the special contribution of the index. */
export interface Amounts {
  gross: number
  net: number
  cost: number
}

type FigureOfLaw = number | readonly number[]

/** A figure of the law that this person's lines rest on and that starts on the day; null before where it is new. */
export interface MovedFigure {
  id: string
  before: FigureOfLaw | null
  after: FigureOfLaw
  unit: 'EUR' | '%' | 'count'
  source: string
}

/** A person on the last day of a year, under the law of the next day, and with its index: at least and at most. */
export interface NewYear {
  before: Amounts
  law: Amounts
  low: Amounts
  high: Amounts
  /** EUR a month, of the highest index: what the cap keeps, and the special contribution of the employer. */
  retenu: number
  moderation: number
  /** Lines of the month's pay slip that differ, with the lowest index. */
  lines: { line: string; before: number; after: number }[]
  figures: MovedFigure[]
  /** Figures of the law that this person's lines read and that are still those of an earlier year. */
  carriedOn: number
}

export interface NewYearDay {
  day: string
  eve: string
  preset?: LawPreset
}

/** What the first day of a year changes for a person, or the first refusal of the engine. */
export function newYearOf(
  snapshot: Snapshot,
  company: Company,
  { day, eve, preset }: NewYearDay,
  { low, high, used }: NewYearIndex
): NewYear | { failure: string } {
  const was = stateOf(snapshot)
  const is: State = preset ? { ...was, law: { preset } } : was
  const step = (percent: number | null) => indexed(is, percent, used, day)
  const [least, most] = [step(low), step(high)]
  const answers = [
    [was, eve],
    [is, day],
    [least, day],
    [most, day],
  ] as const
  const computed = answers.map(([state, on]) =>
    compute({ ...requestOf(state, company, on), explain: true })
  )
  const refused = computed.find(({ ok }) => !ok)
  if (refused && !refused.ok) return { failure: refused.errors[0]!.code }
  const [before, law, lower, upper] = computed.map((each) => (each.ok ? each.answer : null)!)
  return {
    before: amounts(before!, was),
    law: amounts(law!, is),
    low: amounts(lower!, least),
    high: amounts(upper!, most),
    retenu: most.retenu,
    moderation: most.cotisationModeration,
    lines: movedLines(before!, lower!),
    figures: movedFigures(before!, law!),
    carriedOn: law!.lawset.projection?.parameters.length ?? 0,
  }
}

/** One step of the index on a pay; who has no gross pay stays as they are. */
function indexed(state: State, percent: number | null, moderated: number, date: string): State {
  if (percent === null) return state
  const next = changeOf('INDEXATION').apply(state, { percent, moderated }, { itemId: '', date })
  return typeof next === 'string' ? state : next
}

function amounts({ compute: { remuneration, coutEmployeur } }: Told, state: State): Amounts {
  const { salaireBrut, salaireNet } = remuneration.remunerationMensuelle
  const cost = cents(coutEmployeur.coutEmployeurAnnuel + MONTHS * state.cotisationModeration)
  return { gross: salaireBrut, net: salaireNet, cost }
}

type Told = Extract<ReturnType<typeof compute>, { ok: true }>['answer']

function movedLines(before: Told, after: Told): NewYear['lines'] {
  const of = ({ compute: { remuneration } }: Told) =>
    Object.entries(remuneration.remunerationMensuelle as unknown as Record<string, unknown>)
  const then = new Map(of(after))
  return of(before).flatMap(([line, value]) => {
    const next = then.get(line)
    if (typeof value !== 'number' || typeof next !== 'number' || value === next) return []
    return [{ line, before: value, after: next }]
  })
}

/** A line that is nothing on both days moves nothing: who has no car is told nothing of cars. */
function movedFigures(before: Told, after: Told): MovedFigure[] {
  const lines = [before, after].flatMap(({ explanation = [] }) => explanation)
  const counts = new Set(lines.filter(({ value }) => value !== 0).map(({ rule }) => rule))
  const of = ({ explanation = [] }: Told) =>
    new Map(
      explanation
        .filter(({ rule }) => counts.has(rule))
        .flatMap(({ parameters }) => parameters.map((each) => [each.id, each]))
    )
  const known = of(before)
  return [...of(after).values()].flatMap(({ id, value, unit, source }) => {
    const was = known.get(id)?.value ?? null
    if (was !== null && String(was) === String(value)) return []
    return [{ id, before: was, after: value, unit, source }]
  })
}
