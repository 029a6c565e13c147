import vine from '@vinejs/vine'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { MOST_RAISE } from '../domain/raise.ts'

const MOST_PARTS = 500
const MATRIX_ROWS = 3
const RATINGS = 4
const MOST_BUDGET = 100_000_000

const name = () => vine.string().trim().minLength(1).maxLength(120)
const amount = (most: number) => vine.number().decimal([0, 2]).min(0).max(most)
const percent = () => vine.number().decimal([0, 2]).min(0).max(100)
const matrix = () => vine.array(vine.array(percent()).fixedLength(RATINGS)).fixedLength(MATRIX_ROWS)

export const listReviewsValidator = vine.create({ ...pageQuery })

export const createReviewValidator = vine.create({
  id: vine.string().uuid().optional(),
  name: name(),
  /** The first day of the new pay: the first of its month. */
  dateStr: day(),
  endsOnStr: day().optional(),
  /** Whom it is for; everybody unless told. */
  departmentIds: vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_PARTS).optional(),
  commissionParitaire: vine
    .string()
    .trim()
    .regex(/^[A-Z0-9][A-Za-z0-9./ ]{0,39}$/)
    .optional(),
  /** What each part may spend, in percent of its gross pay of a month. */
  budgetPercent: percent().optional(),
  /** Percent by band of compa-ratio (rows) and rating (columns). */
  matrix: matrix().optional(),
})

export const updateReviewValidator = vine.create({
  name: name().optional(),
  endsOnStr: day().nullable().optional(),
  matrix: matrix().optional(),
  budgets: vine
    .array(vine.object({ partId: vine.string().uuid(), amount: amount(MOST_BUDGET) }))
    .maxLength(MOST_PARTS)
    .optional(),
})

export const approveReviewValidator = vine.create({
  version: vine.number().withoutDecimals().min(1),
  alone: vine.boolean().optional(),
})

export const applyReviewValidator = vine.create({
  preview: vine.boolean().optional(),
  after: vine.string().uuid().optional(),
})

export const showPartValidator = vine.create({
  ...pageQuery,
  search: vine.string().trim().maxLength(120).optional(),
})

export const proposeValidator = vine.create({
  rating: vine.number().withoutDecimals().min(1).max(RATINGS).nullable().optional(),
  /** EUR of gross pay a month, for the hours worked. */
  amount: amount(MOST_RAISE).nullable().optional(),
  reason: vine.string().trim().maxLength(500).optional(),
})

/** Who submits or approves a part says what they saw of it. */
export const decidePartValidator = vine.create({ version: vine.number().withoutDecimals().min(1) })

export const returnPartValidator = vine.create({
  because: vine.string().trim().minLength(1).maxLength(1000),
})
