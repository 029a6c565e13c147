import { engagementOn } from '#modules/compute/pure'
import { lawIntervals, lawOn, monthsOfRequest } from '#modules/analytics/index'
import { changeOf, type State } from '#modules/scenarios/index'
import type { Month } from './calendar.ts'
import { yearOfCost, type YearOfCost } from './groups.ts'
import type { LawStep, Plan } from './plan.ts'
import type { Version } from './person.ts'

const LAWS = lawIntervals()

/** What a plan does to a person's pay on a day. */
export interface PayEvent {
  day: string
  step: 'index' | 'merit'
  apply: (state: State) => State
}

/** Which end of the range of the index is looked at. */
export const OUTLOOKS = ['expected', 'low', 'high'] as const
export type Outlook = (typeof OUTLOOKS)[number]

/**
 * The indexes and raises of a plan in the order of their days, an index before a raise of the same day. An index is that of
 * the law, with what it keeps above its limit.
 */
export function payEvents(plan: Plan, outlook: Outlook, committee: string | null): PayEvent[] {
  const kept = EVENTS.get(plan) ?? new Map<string, PayEvent[]>()
  EVENTS.set(plan, kept)
  const name = `${outlook} ${committee}`
  const events = kept.get(name) ?? eventsOf(plan, outlook, committee)
  kept.set(name, events)
  return events
}

/** People of one joint committee have the same: made once a plan. */
const EVENTS = new WeakMap<Plan, Map<string, PayEvent[]>>()

function eventsOf({ index, merit }: Plan, outlook: Outlook, committee: string | null): PayEvent[] {
  const events: PayEvent[] = [
    ...index
      .filter(
        ({ commissionParitaire }) =>
          commissionParitaire === null || commissionParitaire === committee
      )
      .map((step) => raised(step.day, 'index', 'INDEXATION', step[outlook])),
    ...merit.map(({ day, percent }) => raised(day, 'merit', 'RAISE_PERCENT', percent)),
  ]
  return events.sort((a, b) => a.day.localeCompare(b.day))
}

function raised(day: string, step: PayEvent['step'], type: string, percent: number): PayEvent {
  return {
    day,
    step,
    apply(state) {
      const next = changeOf(type).apply(state, { percent }, { itemId: '', date: day })
      return typeof next === 'string' ? state : next
    },
  }
}

/** The figures of the law that a plan supposes in a month, and the law set of that month, as one name. */
export function lawOfMonth(
  { lawDay, last }: Month,
  assumed: readonly LawStep[]
): { key: string; day: string; set: Record<string, number> } {
  const set: Record<string, number> = {}
  for (const { day, figure, value } of assumed) if (day <= last) set[figure] = value
  return { key: `${lawOn(lawDay, LAWS).hash} ${JSON.stringify(set)}`, day: lawDay, set }
}

/** The name of the law that the kept figures of a version rest on. */
export function lawOfVersion({ lawDay }: Version): string {
  return `${lawOn(lawDay, LAWS).hash} {}`
}

/**
 * What a version costs in a year once its pay or the law is another; of the same nothing is computed twice. Null where
 * the law refuses it.
 */
export class Pricing {
  readonly #version: Version
  readonly #known = new Map<string, YearOfCost | null>()

  constructor(version: Version) {
    this.#version = version
  }

  year(
    key: string,
    state: State,
    law?: { key: string; day: string; set: Record<string, number> }
  ): YearOfCost | null {
    const name = `${key} ${law?.key ?? ''}`
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const day = law?.day ?? this.#version.lawDay
    const flow = monthsOfRequest({
      date: day,
      company: this.#version.company,
      worker: state.worker,
      package: {
        ...state.package,
        ...engagementOn(state.package, state.date, day),
        packageType: state.packageType,
      },
      ...(law && Object.keys(law.set).length > 0 && { law: { set: law.set } }),
    })
    const year = 'failure' in flow ? null : yearOfCost(flow.months)
    const contribution = Math.round(state.cotisationModeration * 100)
    if (year && contribution > 0) year.pay = year.pay.map((cents) => cents + contribution)
    this.#known.set(name, year)
    return year
  }
}
