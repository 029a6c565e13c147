import type { PackageFields, PackageType, WorkerFields } from '#modules/compute/pure'

/** An index as a range, percent, from a day on. */
export interface IndexStep {
  day: string
  low: number
  expected: number
  high: number
  /** Null: of every joint committee. */
  commissionParitaire: string | null
}

/** A raise of all pay in percent, from a day on. */
export interface MeritStep {
  day: string
  percent: number
}

/** What a package holds when a hire is planned on it, so that the budget does not follow what becomes of it. */
export interface HireContent {
  date: string
  packageType: PackageType
  commissionParitaire: string | null
  company: object
  worker: WorkerFields
  package: PackageFields
}

/** People who are to come and have no name yet. */
export interface PlannedHire {
  id: string
  nomFonction: string
  packageId: string
  count: number
  startDate: string
  departmentId: string | null
  costCenterId: string | null
  content: HireContent
}

/** A person who is to go; the day is the last one. */
export interface PlannedLeaver {
  workerId: string
  lastDay: string
}

/**
 * Who leaves without being known by name: percent of the headcount in a year, evenly over its months. Some of them are
 * replaced, so many months after. Of who stands in both, a department and cost centre together count first, then the
 * department, then the cost centre, then what is said of everybody.
 */
export interface TurnoverStep {
  percent: number
  replacedPercent: number
  /** 0: from the month after their last one. */
  replacedAfterMonths: number
  departmentId: string | null
  costCenterId: string | null
}

/** A figure of the law that is supposed, from a day on. */
export interface LawStep {
  day: string
  figure: string
  value: number
}

/** What a budget supposes beside what is agreed. */
export interface Plan {
  index: IndexStep[]
  merit: MeritStep[]
  hires: PlannedHire[]
  leavers: PlannedLeaver[]
  turnover: TurnoverStep[]
  law: LawStep[]
}

export const NO_PLAN: Plan = {
  index: [],
  merit: [],
  hires: [],
  leavers: [],
  turnover: [],
  law: [],
}

/** The months of a budget, which its figures are told in. */
export interface Period {
  /** First day of the first month. */
  start: string
  months: number
}
