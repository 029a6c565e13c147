import {
  EVENT_STATUSES,
  INDEX_GAPS,
  INDEX_SCOPES,
  INDEX_SERIES,
  MECHANISM_KINDS,
} from '#modules/compute/pure'
import { pageOf } from '#modules/shared/http/pagination'
import {
  count,
  date,
  flag,
  list,
  moment,
  number,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { RUN_STATUSES, RUN_STEPS } from '../domain/run_steps.ts'
import { ANSWERS, LINE_STATES } from '../domain/standing.ts'

const person = whole({ id: uuid, displayName: text })
const sourced = { source: text, confidence: text, checked: date }

const eventSchema = whole({
  commissionParitaire: text,
  day: date,
  status: oneOf(EVENT_STATUSES),
  percent: orNull(number),
  low: orNull(number),
  high: orNull(number),
  ...sourced,
})

/** A run in a list. */
const runFields = {
  id: uuid,
  /** Of a range the highest. */
  percent: number,
  percentLow: orNull(number),
  /** As it was known when it was planned; null for an assumed percent. */
  event: orNull(eventSchema),
  commissionParitaire: text,
  date: text,
  dryRun: flag,
  status: oneOf(RUN_STATUSES),
  done: count,
  total: count,
  /** Why a run failed, as a sentence. */
  failure: orNull(text),
  plannedBy: orNull(person),
  createdAt: moment,
}

export const indexationSchema = whole(runFields)
export const indexationPageSchema = pageOf(indexationSchema)

const sums = { people: count, gross: number, kept: number, contribution: number, cost: number }

/** A run with all that decides whether it is approved. */
export const indexationDetailSchema = whole({
  ...runFields,
  /** What the reader may do now. */
  steps: list(oneOf(RUN_STEPS)),
  /** The period of the law on moderation, what of its 2 % was used before, and what this step uses. */
  moderation: whole({ period: orNull(text), usedBefore: number, used: number }),
  totals: whole({
    counts: whole({
      taken: count,
      excluded: count,
      questions: count,
      unanswered: count,
      changed: count,
      applied: count,
      undone: count,
      capped: count,
      belowScale: count,
      letters: count,
    }),
    all: whole(sums),
    lowest: orNull(whole({ gross: number, cost: number })),
    departments: list(whole({ id: orNull(uuid), name: orNull(text), ...sums })),
    months: list(whole({ month: text, cost: number, contribution: number })),
  }),
  /** Of the plan; null once it cannot be approved. */
  fingerprint: orNull(text),
  /** Contracts of which the plan tells no more what is so. */
  since: orNull(whole({ changed: count, added: count })),
  /** The reader planned it, or answered a question of it: another person approves. */
  isMine: flag,
  /** No other user may approve it: the reader may do so alone, and it is said. */
  mayBeAlone: flag,
  fourEyes: flag,
  approvedBy: orNull(person),
  approvedAt: orNull(moment),
  refusedBy: orNull(person),
  refusedAt: orNull(moment),
  refusedBecause: text,
  appliedBy: orNull(person),
  appliedAt: orNull(moment),
  undoneBy: orNull(person),
  undoneAt: orNull(moment),
})

export const lineSchema = whole({
  id: uuid,
  contractId: uuid,
  worker: person,
  state: oneOf(LINE_STATES),
  reason: orNull(text),
  answer: orNull(oneOf(ANSWERS)),
  answeredBy: orNull(person),
  startOn: orNull(date),
  /** Hours worked, of those of full time. */
  hours: number,
  salaireReference: orNull(number),
  salaireBrutAvant: orNull(number),
  salaireBrutApres: orNull(number),
  salaireBrutApresBas: orNull(number),
  salaireNetAvant: orNull(number),
  salaireNetApres: orNull(number),
  coutEmployeurAnnuelAvant: orNull(number),
  coutEmployeurAnnuelApres: orNull(number),
  retenuPlafond: orNull(number),
  cotisationModeration: orNull(number),
  minimumBareme: orNull(number),
  newContractId: orNull(uuid),
  letterAt: orNull(moment),
  failure: orNull(text),
})
export const linePageSchema = pageOf(lineSchema)

export const answeredSchema = whole({ id: uuid, answer: orNull(oneOf(ANSWERS)) })

export const indexationNoticeSchema = whole({
  notice: orNull(
    whole({
      commissionParitaire: text,
      day: text,
      status: oneOf(EVENT_STATUSES),
      percent: orNull(number),
      low: orNull(number),
      high: orNull(number),
      /** The day on which the figure was last looked up. */
      checkedOn: orNull(date),
      scenario: text,
      contracts: number,
    })
  ),
})

export const indexDataSchema = whole({
  events: list(eventSchema),
  values: list(
    whole({
      series: oneOf(INDEX_SERIES),
      base: count,
      month: text,
      value: number,
      status: oneOf(['FINAL', 'FORECAST']),
      ...sourced,
    })
  ),
  bases: list(whole({ from: count, to: count, coefficient: number, ...sourced })),
  pivots: list(
    whole({
      base: count,
      level: number,
      month: text,
      status: oneOf(['FINAL', 'EXPECTED']),
      ...sourced,
    })
  ),
  mechanisms: list(
    whole({
      commissionParitaire: text,
      kind: oneOf(MECHANISM_KINDS),
      days: list(text),
      formula: orNull(text),
      decimals: orNull(count),
      scope: orNull(oneOf(INDEX_SCOPES)),
      ...sourced,
    })
  ),
  periods: list(
    whole({
      id: text,
      from: date,
      until: orNull(date),
      limit: orNull(number),
      percent: number,
      ...sourced,
    })
  ),
  /** What the law, or a decree to come, does not say yet. */
  gaps: list(oneOf(INDEX_GAPS)),
  /** What the company's own runs used of a period's 2 %. */
  uses: list(
    whole({
      commissionParitaire: text,
      period: text,
      day: date,
      usedBefore: number,
      usedAfter: number,
    })
  ),
})

export const loadedSchema = whole({ loaded: count })
