import type { PackageFields, PackageType, WorkerFields } from '#modules/compute/pure'
import { stateOf, type State } from '#modules/scenarios/index'
import type { Month } from './calendar.ts'
import { ofGroups, type Groups, type YearOfCost } from './groups.ts'
import { Part, timesPart, type PartFigures, type Priced } from './part.ts'
import type { Plan } from './plan.ts'
import { lawOfMonth, lawOfVersion, OUTLOOKS, payEvents, Pricing, type Outlook } from './pricing.ts'
import { zeros, type Step } from './steps.ts'
import { expectedOf, newcomerShare, times, turnoverOf, type Share } from './turnover.ts'

/** One version of a contract, or what is agreed with a hire. Days `YYYY-MM-DD`. */
export interface Version {
  contractId: string | null
  start: string
  /** Null without an end. */
  end: string | null
  /** What it moves against the version before: the index, pay at the same hours, or anything else. */
  step: 'index' | 'merit' | 'mix'
  /** Cents of gross pay a month, as it is agreed; null of a hire, and where the law refuses it. */
  gross: number | null
  /** Cents by month of the year, as they are kept of the version; null where the law refuses it. */
  cost: YearOfCost | null
  /** The day whose law they were computed with. */
  lawDay: string
  commissionParitaire: string | null
  /** Of the package: the day that its questions were answered for, and what it holds. */
  date: string
  packageType: PackageType
  company: object
  worker: WorkerFields
  package: PackageFields
}

/** One person, or some hires on the same terms. */
export interface Person {
  workerId: string | null
  departmentId: string | null
  costCenterId: string | null
  /** In the order of their days. */
  versions: Version[]
  /** How many they are; one of who has a name. */
  count: number
}

/** What is expected of one person, or of some hires on the same terms. */
export interface PersonFigures {
  own: PartFigures
  /** Who replaces them without a name; null where nobody does. */
  replacing: PartFigures | null
  /** How many of both have their last month in each, and how many of who replaces them their first. */
  leaving: number[]
  joining: number[]
}

const WHOLE: Share = { people: 1, of: ofGroups(() => 1) }

/**
 * A person over the months of a budget, by what moves their cost. It begins with the version of the first month and what
 * is kept of it; versions that are agreed follow, then the index and the raises that are planned, at last the law of the
 * month. Who comes later is a hire, and who goes a leaver, whole. A version of which there are no figures is passed over.
 *
 * Of who is not known to leave, the turnover that is supposed takes a share from month to month; who replaces them costs
 * what they do, as a hire.
 *
 * @param actualMonths so many of the first months are over: each is what its version came to
 */
export function planPerson(
  person: Person,
  plan: Plan,
  months: readonly Month[],
  actualMonths = 0
): PersonFigures {
  const versions = usable(person)
  const own = new Part(months.length)
  const replacing = new Part(months.length)
  const [leaving, joining] = [zeros(months.length), zeros(months.length)]
  const lastDay = plan.leavers.find(({ workerId }) => workerId === person.workerId)?.lastDay
  const at = (month: Month) => holding(versions, month)
  // A hire without a name has no months that came to anything.
  for (let i = 0; i < actualMonths && person.workerId !== null; i++) {
    const version = at(months[i]!)
    if (version) putActual(own, i, version, months[i]!)
  }
  const first = months.findIndex((month, i) => i >= actualMonths && at(month) !== null)
  const step = isKnownToLeave(versions, lastDay, months) ? undefined : turnoverOf(plan, person)
  const isReplaced =
    first >= 0 && step !== undefined && step.percent > 0 && step.replacedPercent > 0
  if (first >= 0) {
    const expected = expectedOf(step, months, first)
    const origin = at(months[first]!)!
    const entry: Step = first === actualMonths && person.workerId !== null ? 'base' : 'hires'
    const pricings = new Map(versions.map((version) => [version, new Pricing(version)]))
    const parts = isReplaced ? [own, replacing] : [own]
    for (let i = first; i < months.length; i++) {
      const month = months[i]!
      const version = at(month)
      const anchor = inMonth(origin.cost!, month)
      const whole = person.workerId === null ? newcomerShare(origin.start, month) : WHOLE
      own.enter(i, entry, anchor, whole)
      if (version === null || (lastDay !== undefined && lastDay < month.first)) {
        own.become(i, 'leavers', anchor, times(whole, 0))
        continue
      }
      own.become(i, 'leavers', anchor, times(whole, expected.staying[i]!))
      if (isReplaced) replacing.enter(i, 'hires', anchor, expected.replacing[i]!)
      leaving[i] = expected.leaving[i]!
      joining[i] = expected.joining[i]!
      const move = (of: Step, groups: Groups<number>) =>
        parts.forEach((part) => part.move(i, of, groups))
      const from = versions.indexOf(origin)
      for (const each of versions.slice(from + 1, versions.indexOf(version) + 1))
        move(each.step, inMonth(each.cost!, month))
      const pricing = pricings.get(version)!
      for (const outlook of OUTLOOKS) {
        const told = priced(pricing, version, plan, month, outlook, move)
        for (const part of parts)
          if (outlook === 'expected') part.fill(i, told)
          else part.fillEnd(i, outlook, told.groups)
      }
    }
  }
  const { count } = person
  return {
    own: timesPart(own.figures, count),
    replacing: isReplaced ? timesPart(replacing.figures, count) : null,
    leaving: leaving.map((each) => each * count),
    joining: joining.map((each) => each * count),
  }
}

/** Whether somebody goes by name within the months: by the plan, or because their contract ends. They are in no percent. */
function isKnownToLeave(
  versions: readonly Version[],
  lastDay: string | undefined,
  months: readonly Month[]
): boolean {
  const end = versions.at(-1)?.end
  return lastDay !== undefined || (typeof end === 'string' && end <= months.at(-1)!.last)
}

/** A version in a month with what is planned, step by step where the index is as expected. */
function priced(
  pricing: Pricing,
  version: Version,
  plan: Plan,
  month: Month,
  outlook: Outlook,
  move: (step: Step, groups: Groups<number>) => void
): Priced {
  const onStep = (step: Step, year: YearOfCost) => {
    if (outlook === 'expected') move(step, inMonth(year, month))
  }
  let state: State = stateOf({
    date: version.date,
    nomFonction: '',
    level: '',
    packageType: version.packageType,
    worker: version.worker,
    package: version.package,
    range: null,
    startDate: version.start,
    endDate: version.end,
  })
  let year = version.cost!
  let key = ''
  for (const event of payEvents(plan, outlook, version.commissionParitaire)) {
    // Pay that was agreed from that day on has it already.
    if (event.day > month.last || version.start >= event.day) continue
    state = event.apply(state)
    // At the end of the range only what it comes to is asked.
    key += ` ${event.day} ${event.step} ${outlook === 'expected' ? '' : outlook}`
    if (outlook === 'expected') {
      year = pricing.year(key, state) ?? year
      onStep(event.step, year)
    }
  }
  const law = lawOfMonth(month, plan.law)
  if (law.key !== lawOfVersion(version)) {
    year = pricing.year(key, state, law) ?? year
    onStep('law', year)
  } else if (key !== '' && outlook !== 'expected') year = pricing.year(key, state) ?? year
  return {
    groups: inMonth(year, month),
    year,
    contribution: Math.round(state.cotisationModeration * 100),
  }
}

/** The version of a month: of several the last, as analytics count. */
export function holding(versions: readonly Version[], { first, last }: Month): Version | null {
  return (
    versions.findLast(({ start, end }) => start <= last && (end === null || end >= first)) ?? null
  )
}

/** The versions of which there are figures. */
export function usable({ versions }: Person): Version[] {
  return versions.filter(({ cost }) => cost !== null)
}

function inMonth(year: YearOfCost, { ofYear }: Month): Groups<number> {
  return ofGroups((group) => year[group][ofYear]!)
}

/** A month that is over: what its version came to, at both ends of a range that is none. */
function putActual(part: Part, i: number, { cost }: Version, month: Month): void {
  const groups = inMonth(cost!, month)
  part.enter(i, 'base', groups, WHOLE)
  part.fill(i, { groups, year: cost!, contribution: 0 })
  for (const end of ['low', 'high'] as const) part.fillEnd(i, end, groups)
}
