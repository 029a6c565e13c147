import vine from '@vinejs/vine'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { chosenFields } from '#modules/shared/lists/chosen'
import { TEAM_SORTS, TEAM_STANDINGS } from '../queries/team_on_day.ts'

/** What narrows the list. */
const filter = {
  /** Looks in the name and the e-mail address. */
  search: vine.string().trim().maxLength(200).optional(),
  department: vine.string().uuid().optional(),
  location: vine.string().uuid().optional(),
  costCenter: vine.string().uuid().optional(),
  nomFonction: vine.string().trim().maxLength(200).optional(),
  standing: vine.enum(TEAM_STANDINGS).optional(),
  /** The day of the picture; today unless told. */
  on: day().optional(),
}
const order = {
  sort: vine.enum(TEAM_SORTS).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
}

export const listTeamValidator = vine.create({ ...pageQuery, ...filter, ...order })

export const listFunctionsValidator = vine.create({ on: day().optional() })

/** What a list of the team can show beside the name. */
export const TEAM_COLUMNS = [
  'department',
  'nomFonction',
  'level',
  'location',
  'costCenter',
  'manager',
  'contract',
  'seniority',
  'employeeNumber',
  'gross',
  'cost',
] as const

export const viewValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(60),
  filter: vine.object({
    ...filter,
    ...order,
    columns: vine
      .array(vine.enum(TEAM_COLUMNS))
      .maxLength(TEAM_COLUMNS.length)
      .distinct()
      .optional(),
    cards: vine.boolean().optional(),
  }),
})

const one = () => vine.string().uuid().nullable().optional()

export const assignValidator = vine.create({
  ...chosenFields(filter),
  /** One of the four; `null` takes it away. */
  departmentId: one(),
  contractLocationId: one(),
  costCenterId: one(),
  managerId: one(),
})
