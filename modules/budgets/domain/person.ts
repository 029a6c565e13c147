import type { PackageFields, PackageType, WorkerFields } from '#modules/compute/pure'
import { stateOf, type State } from '#modules/scenarios/index'
import type { Month } from './calendar.ts'
import { GROUPS, ofGroups, type Group, type Groups, type YearOfCost } from './groups.ts'
import type { Plan } from './plan.ts'
import { lawOfMonth, lawOfVersion, OUTLOOKS, payEvents, Pricing, type Outlook } from './pricing.ts'
import { noSteps, zeros, type Step, type Steps } from './steps.ts'

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

/** What one person costs in each month of a budget; cents. */
export interface PersonFigures {
  /** Whether they are there. */
  present: boolean[]
  steps: Steps
  groups: Groups<number[]>
  /** The whole cost at the lower and at the upper end of the index. */
  low: number[]
  high: number[]
  /** Of it the special contribution of the wage moderation. */
  moderation: number[]
  /** What the month adds to the holiday pay of next year, and to the year-end premium of this one. */
  accrued: { holidayPay: number[]; yearEnd: number[] }
}

const TWELVE = 12

/**
 * A person over the months of a budget, by what moves their cost. It begins with the version of the first month and what
 * is kept of it; versions that are agreed follow, then the index and the raises that are planned, at last the law of the
 * month. Who comes later is a hire, and who goes a leaver, whole. A version of which there are no figures is passed over.
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
  const figures = noFigures(months.length)
  const lastDay = plan.leavers.find(({ workerId }) => workerId === person.workerId)?.lastDay
  const at = (month: Month) => holding(versions, month)
  for (let i = 0; i < actualMonths; i++) {
    const version = at(months[i]!)
    if (version) putActual(figures, i, version, months[i]!)
  }
  const first = months.findIndex((month, i) => i >= actualMonths && at(month) !== null)
  if (first < 0) return figures
  const origin = at(months[first]!)!
  const entry: Step = first === actualMonths && person.workerId !== null ? 'base' : 'hires'
  const pricings = new Map(versions.map((version) => [version, new Pricing(version)]))
  for (let i = first; i < months.length; i++) {
    const month = months[i]!
    const version = at(month)
    const anchor = sum(kept(origin, month, person))
    figures.steps[entry][i]! += anchor
    if (version === null || (lastDay !== undefined && lastDay < month.first)) {
      figures.steps.leavers[i]! -= anchor
      continue
    }
    let reached = anchor
    const move = (step: Step, to: number) => {
      figures.steps[step][i]! += to - reached
      reached = to
    }
    const from = versions.indexOf(origin)
    for (const each of versions.slice(from + 1, versions.indexOf(version) + 1))
      move(each.step, sum(kept(each, month, person)))
    const pricing = pricings.get(version)!
    for (const outlook of OUTLOOKS) {
      const told = priced(pricing, version, plan, month, outlook, person, (step, to) => {
        if (outlook === 'expected') move(step, to)
      })
      if (outlook !== 'expected') figures[outlook][i] = told.total
      else fill(figures, i, told)
    }
  }
  return person.count === 1 ? figures : times(figures, person.count)
}

interface Priced {
  total: number
  groups: Groups<number>
  year: YearOfCost
  contribution: number
}

/** A version in a month with what is planned, step by step. */
function priced(
  pricing: Pricing,
  version: Version,
  plan: Plan,
  month: Month,
  outlook: Outlook,
  person: Person,
  onStep: (step: Step, total: number) => void
): Priced {
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
      onStep(event.step, sum(shared(year, month, person, version)))
    }
  }
  const law = lawOfMonth(month, plan.law)
  if (law.key !== lawOfVersion(version)) {
    year = pricing.year(key, state, law) ?? year
    onStep('law', sum(shared(year, month, person, version)))
  } else if (key !== '' && outlook !== 'expected') year = pricing.year(key, state) ?? year
  const groups = shared(year, month, person, version)
  return {
    total: sum(groups),
    groups,
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

function kept(version: Version, month: Month, person?: Person): Groups<number> {
  return shared(version.cost!, month, person, version)
}

/**
 * What of a year falls in a month. Who is to come has no holiday pay in the year in which they come and a part of it in
 * the next, and a part of the first year-end premium, by the months that they are there.
 */
function shared(
  year: YearOfCost,
  month: Month,
  person: Person | undefined,
  { start }: Version
): Groups<number> {
  const whole = ofGroups((group) => year[group][month.ofYear]!)
  if (!person || person.workerId !== null) return whole
  const share = (group: Group, part: number) => {
    whole[group] = Math.round(whole[group] * part)
  }
  const came = Number(start.slice(0, 'YYYY'.length))
  const worked = (TWELVE + 1 - Number(start.slice('YYYY-'.length, 'YYYY-MM'.length))) / TWELVE
  if (month.year === came) {
    share('holidayPay', 0)
    share('yearEnd', worked)
  } else if (month.year === came + 1) share('holidayPay', worked)
  return whole
}

function sum(groups: Groups<number>): number {
  return GROUPS.reduce((all, group) => all + groups[group], 0)
}

function noFigures(months: number): PersonFigures {
  return {
    present: Array.from({ length: months }, () => false),
    steps: noSteps(months),
    groups: ofGroups(() => zeros(months)),
    low: zeros(months),
    high: zeros(months),
    moderation: zeros(months),
    accrued: { holidayPay: zeros(months), yearEnd: zeros(months) },
  }
}

/** A month that is over: what its version came to, at both ends of a range that is none. */
function putActual(figures: PersonFigures, i: number, version: Version, month: Month): void {
  const groups = kept(version, month)
  const total = sum(groups)
  figures.steps.base[i] = figures.low[i] = figures.high[i] = total
  fill(figures, i, { total, groups, year: version.cost!, contribution: 0 })
}

function fill(figures: PersonFigures, i: number, { groups, year, contribution }: Priced): void {
  figures.present[i] = true
  figures.moderation[i] = contribution
  for (const group of GROUPS) figures.groups[group][i] = groups[group]
  figures.accrued.holidayPay[i] = twelfth(year.holidayPay, i)
  figures.accrued.yearEnd[i] = twelfth(year.yearEnd, i)
}

/** A twelfth of what a year has, so that twelve months in a row have all of it. */
function twelfth(year: readonly number[], i: number): number {
  const whole = year.reduce((all, each) => all + each, 0)
  return (
    Math.round((whole * ((i % TWELVE) + 1)) / TWELVE) - Math.round((whole * (i % TWELVE)) / TWELVE)
  )
}

function times(figures: PersonFigures, count: number): PersonFigures {
  const all = (each: number[]) => each.map((cents) => cents * count)
  return {
    present: figures.present,
    steps: Object.fromEntries(
      Object.entries(figures.steps).map(([step, each]) => [step, all(each)])
    ) as Steps,
    groups: ofGroups((group) => all(figures.groups[group])),
    low: all(figures.low),
    high: all(figures.high),
    moderation: all(figures.moderation),
    accrued: {
      holidayPay: all(figures.accrued.holidayPay),
      yearEnd: all(figures.accrued.yearEnd),
    },
  }
}
