import {
  count,
  date,
  flag,
  list,
  moment,
  number,
  ofEach,
  optional,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { pageOf } from '#modules/shared/http/pagination'
import { ACCOUNTS } from '../domain/accounts.ts'
import { GROUPS } from '../domain/groups.ts'
import { STEPS } from '../domain/steps.ts'

const plan = whole({
  index: list(
    whole({
      day: date,
      low: number,
      expected: number,
      high: number,
      commissionParitaire: orNull(text),
    })
  ),
  merit: list(whole({ day: date, percent: number })),
  hires: list(
    whole({
      id: uuid,
      nomFonction: text,
      packageId: uuid,
      count,
      startDate: date,
      departmentId: orNull(uuid),
      costCenterId: orNull(uuid),
    })
  ),
  /** With the name of each; null of who has been removed since. */
  leavers: list(whole({ workerId: uuid, name: orNull(text), lastDay: date })),
  /** Who leaves without being known by name: percent of the headcount in a year, and of them who are replaced. */
  turnover: list(
    whole({
      percent: number,
      replacedPercent: number,
      replacedAfterMonths: count,
      /** Both null: everybody. With their names, null of what has been removed since. */
      departmentId: orNull(uuid),
      department: orNull(text),
      costCenterId: orNull(uuid),
      costCenter: orNull(text),
    })
  ),
  law: list(whole({ day: date, figure: text, value: number })),
})

const range = whole({ low: number, expected: number, high: number })

/** EUR; the months in their order. */
const figures = whole({
  total: range,
  bridge: ofEach(STEPS, number),
  months: list(
    whole({
      /** `2027-01`. */
      month: text,
      /** Where turnover is supposed an expectation, to a hundredth of a person. */
      people: number,
      /**
       * Who is expected to have their last month in it without a name, and who to come in their place; to a millionth, since of
       * few people a month has less than a hundredth.
       */
      leaving: number,
      joining: number,
      /** It is over, and stands there as it came to. */
      isActual: flag,
      ...range.properties,
      groups: ofEach(GROUPS, number),
      steps: ofEach(STEPS, number),
      /** Special contribution of the wage moderation, a part of pay. */
      moderation: number,
      /** What the month adds to the holiday pay of next year and to the year-end premium. */
      accrued: whole({ holidayPay: number, yearEnd: number }),
    })
  ),
  lines: list(
    whole({
      departmentId: orNull(uuid),
      department: orNull(text),
      costCenterId: orNull(uuid),
      costCenter: orNull(text),
      /** Of each month, as above. */
      people: list(number),
      groups: ofEach(GROUPS, list(number)),
      total: number,
    })
  ),
  failed: count,
})

const head = {
  id: uuid,
  name: text,
  description: text,
  startDateStr: date,
  months: count,
  /** Which version of its budget it is, and how many of its first months are what they came to. */
  number: count,
  actualMonths: count,
  isLocked: flag,
  isArchived: flag,
  /** False while the figures are those of an earlier version; `progress` people of this one are computed. */
  isComputed: flag,
  progress: count,
  createdAt: moment,
  updatedAt: moment,
}

export const listedBudgetSchema = whole({ ...head, total: orNull(range) })
export const budgetPageSchema = pageOf(listedBudgetSchema)

export const budgetSchema = whole({
  ...head,
  lockedAt: orNull(moment),
  departmentIds: orNull(list(uuid)),
  costCenterIds: orNull(list(uuid)),
  plan,
  accounts: ofEach(ACCOUNTS, optional(text)),
  /** The accounts that a journal would need and that are not told. */
  missingAccounts: list(text),
  versions: list(whole({ id: uuid, number: count, isLocked: flag })),
  /** How many of its months are over. */
  monthsOver: count,
  lawSet: orNull(text),
  figures: orNull(figures),
})

const paid = {
  /**
   * People of a month who have a contract, and how many of them a payslip that tells their gross pay; of all months each month of
   * a person is one.
   */
  people: count,
  payslips: count,
  /** Gross pay of those: agreed, and paid. */
  agreed: number,
  paid: number,
  /** What all cost, derived from that: payslips do not tell what the employer pays. */
  actual: number,
}

export const varianceSchema = whole({
  months: list(whole({ month: text, budget: number, actual: number })),
  budget: number,
  actual: number,
  bridge: ofEach(
    STEPS.filter((step) => step !== 'base'),
    number
  ),
  departments: list(
    whole({ departmentId: orNull(uuid), department: orNull(text), budget: number, actual: number })
  ),
  /** The same months by imported payslips; null where there are none. */
  paid: orNull(whole({ ...paid, months: list(whole({ month: text, ...paid })) })),
})
