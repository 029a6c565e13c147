import vine from '@vinejs/vine'
import { INDEX_PERCENT } from '#modules/compute/pure'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'

const MOST_MONTHS = 36
/** Steps, hires or leavers of one plan. */
const MOST_STEPS = 24
const MOST_PEOPLE = 500
/** Departments and cost centres of a plan or scope. */
const MOST_PLACES = 200

const name = () => vine.string().trim().minLength(1).maxLength(120)
const description = () => vine.string().trim().maxLength(2000)
const places = () => vine.array(vine.string().uuid()).maxLength(MOST_PLACES).nullable()
const percent = () => vine.number().decimal([0, 4]).min(INDEX_PERCENT.min).max(INDEX_PERCENT.max)
/** Percent of people. */
const share = () => vine.number().decimal([0, 2]).min(0).max(100)

export const BUDGET_SORTS = ['changed', 'name', 'start'] as const

const plan = () =>
  vine.object({
    index: vine
      .array(
        vine.object({
          day: day(),
          low: percent(),
          expected: percent(),
          high: percent(),
          commissionParitaire: vine
            .string()
            .trim()
            .regex(/^[A-Z0-9][A-Za-z0-9./ ]{0,39}$/)
            .nullable(),
        })
      )
      .maxLength(MOST_STEPS)
      .optional(),
    merit: vine
      .array(vine.object({ day: day(), percent: vine.number().decimal([0, 4]).min(-50).max(100) }))
      .maxLength(MOST_STEPS)
      .optional(),
    hires: vine
      .array(
        vine.object({
          id: vine.string().uuid(),
          nomFonction: vine.string().trim().minLength(1).maxLength(200),
          packageId: vine.string().uuid(),
          count: vine.number().withoutDecimals().min(1).max(1000),
          startDate: day(),
          departmentId: vine.string().uuid().nullable(),
          costCenterId: vine.string().uuid().nullable(),
        })
      )
      .maxLength(MOST_PEOPLE)
      .optional(),
    leavers: vine
      .array(vine.object({ workerId: vine.string().uuid(), lastDay: day() }))
      .maxLength(MOST_PEOPLE)
      .optional(),
    turnover: vine
      .array(
        vine.object({
          percent: share(),
          replacedPercent: share().optional(),
          replacedAfterMonths: vine.number().withoutDecimals().min(0).max(MOST_MONTHS).optional(),
          departmentId: vine.string().uuid().nullable().optional(),
          costCenterId: vine.string().uuid().nullable().optional(),
        })
      )
      .maxLength(MOST_PLACES)
      .optional(),
    law: vine
      .array(
        vine.object({
          day: day(),
          figure: vine.string().trim().minLength(1).maxLength(100),
          value: vine.number().min(-1_000_000).max(1_000_000),
        })
      )
      .maxLength(MOST_STEPS)
      .optional(),
  })

const account = () =>
  vine
    .string()
    .trim()
    .regex(/^[0-9A-Za-z.-]{1,20}$/)
    .optional()

const accounts = () =>
  vine.object({
    pay: account(),
    holidayPay: account(),
    yearEnd: account(),
    costs: account(),
    variable: account(),
    benefits: account(),
    owed: account(),
  })

export const listBudgetsValidator = vine.create({
  ...pageQuery,
  search: vine.string().trim().maxLength(120).optional(),
  archived: vine.boolean().optional(),
  sort: vine.enum(BUDGET_SORTS).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
})

export const createBudgetValidator = vine.create({
  id: vine.string().uuid().optional(),
  name: name(),
  description: description().optional(),
  /** A day of its first month. */
  startDateStr: day(),
  months: vine.number().withoutDecimals().min(1).max(MOST_MONTHS),
  departmentIds: places().optional(),
  costCenterIds: places().optional(),
  plan: plan().optional(),
})

export const updateBudgetValidator = vine.create({
  name: name().optional(),
  description: description().optional(),
  startDateStr: day().optional(),
  months: vine.number().withoutDecimals().min(1).max(MOST_MONTHS).optional(),
  departmentIds: places().optional(),
  costCenterIds: places().optional(),
  plan: plan().optional(),
  accounts: accounts().optional(),
})

/** The id of the copy, chosen by the client. */
export const copyBudgetValidator = vine.create({ id: vine.string().uuid().optional() })
