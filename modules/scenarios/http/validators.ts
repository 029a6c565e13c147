import vine from '@vinejs/vine'
import { day } from '#modules/shared/http/day'
import { LAW_PRESETS } from '#modules/compute/pure'
import { pageQuery } from '#modules/shared/http/pagination'
import { UUID_PATTERN } from '#modules/shared/values/is_uuid'
import { CHANGE_TYPES } from '../domain/changes/index.ts'

const name = () => vine.string().trim().minLength(1).maxLength(120)
const description = () => vine.string().trim().maxLength(2000)
const ids = (most: number) => vine.array(vine.string().uuid()).maxLength(most)

/** As many people as one call may name; for more there is `everyone`. */
const MOST_NAMED = 1500

export const SCENARIO_SORTS = ['changed', 'name'] as const
export const ITEM_SORTS = ['name', 'gross', 'gain', 'cost', 'retenu'] as const

export const listScenariosValidator = vine.create({
  ...pageQuery,
  search: vine.string().trim().maxLength(120).optional(),
  archived: vine.boolean().optional(),
  sort: vine.enum(SCENARIO_SORTS).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
})

export const createScenarioValidator = vine.create({
  id: vine.string().uuid().optional(),
  name: name(),
  description: description().optional(),
  workerIds: ids(MOST_NAMED).optional(),
  /** In place of ids: all who have a contract on its first day, or those of a joint committee. */
  everyone: vine
    .object({
      commissionParitaire: vine
        .string()
        .trim()
        .regex(/^[A-Z0-9][A-Za-z0-9./ ]{0,39}$/)
        .optional(),
    })
    .optional(),
  /** A day of its first month. */
  dateStr: day().optional(),
})

export const duplicateScenarioValidator = vine.create({ id: vine.string().uuid().optional() })

export const updateScenarioValidator = vine.create({
  name: name().optional(),
  description: description().optional(),
  dateStr: day().optional(),
})

export const applyChangeValidator = vine.create({
  type: vine.enum(CHANGE_TYPES),
  /** By the questions of its kind (`GET scenario-changes`); judged there. */
  data: vine.object({}).allowUnknownProperties(),
  scenarioItemIds: ids(MOST_NAMED).optional(),
})

export const editChangeValidator = vine.create({
  data: vine.object({}).allowUnknownProperties().optional(),
  isUndone: vine.boolean().optional(),
})

export const workersValidator = vine.create({ workers: ids(MOST_NAMED).minLength(1) })
export const workerIdsValidator = vine.create({ workerIds: ids(MOST_NAMED).minLength(1) })
export const resetWorkersValidator = vine.create({
  workers: ids(MOST_NAMED).minLength(1).optional(),
})

export const listItemsValidator = vine.create({
  ...pageQuery,
  search: vine.string().trim().maxLength(120).optional(),
  /** Those alone who have less net than before. */
  losers: vine.boolean().optional(),
  sort: vine.enum(ITEM_SORTS).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
})

/** More shares than a page has workers (at most four). */
const MOST_SHARES = 16

/** Shares are counted from nought. */
const oneOfThem = vine.createRule((value, _options, field) => {
  const { of } = field.parent as { of?: unknown }
  if (!field.isValid || of === undefined || Number(value) < Number(of)) return
  field.report('The share is not one of them', 'max', field, { max: Number(of) - 1 })
})

export const bareItemsValidator = vine.create({
  after: vine.string().uuid().optional(),
  part: vine
    .number()
    .withoutDecimals()
    .range([0, MOST_SHARES - 1])
    .use(oneOfThem())
    .optional()
    .requiredIfExists('of'),
  of: vine.number().withoutDecimals().range([1, MOST_SHARES]).optional().requiredIfExists('part'),
})

/** Scenarios that are laid side by side. */
const MOST_COMPARED = 4

const fewEnough = vine.createRule((value, _options, field) => {
  if (!field.isValid || new Set(String(value).split(',')).size <= MOST_COMPARED) return
  field.report('At most {{ max }} are compared', 'array.maxLength', field, { max: MOST_COMPARED })
})

export const compareValidator = vine.create({
  ids: vine
    .string()
    .regex(new RegExp(`^${UUID_PATTERN}(,${UUID_PATTERN})*$`))
    .maxLength(400)
    .use(fewEnough()),
  /** Those alone who have less net than before in one of them. */
  losers: vine.boolean().optional(),
  ...pageQuery,
})

/** A committee and the percent that is supposed of its index. */
const ASSUMED = String.raw`BECP\d{3,5}:-?\d{1,2}(\.\d{1,4})?`
const MOST_ASSUMED = 40

export const newYearValidator = vine.create({
  year: vine.number().min(2000).max(2100).withoutDecimals().optional(),
  preset: vine.enum(LAW_PRESETS).optional(),
  percents: vine
    .string()
    .regex(new RegExp(`^${ASSUMED}(;${ASSUMED}){0,${MOST_ASSUMED - 1}}$`))
    .optional(),
  ...pageQuery,
})

export const applyOutValidator = vine.create({
  /** Whom it is for; the whole scenario where none is told. */
  scenarioItemIds: ids(MOST_NAMED).optional(),
  /** First day of contracts; that of the scenario unless told. */
  startDateStr: day().optional(),
  /** True: what would come of it is told, and nothing is made. */
  preview: vine.boolean().optional(),
  /** The `next` that the call before answered. */
  after: vine.string().uuid().optional(),
})
