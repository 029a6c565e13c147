import vine from '@vinejs/vine'
import { judgedByEngine } from '#modules/compute/index'
import type { PackageFields, WorkerFields } from '#modules/compute/pure'
import { pageQuery } from '#modules/shared/http/pagination'
import { chosenFields, filterFields, MOST_AT_ONCE } from '#modules/shared/lists/chosen'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { UUID_PATTERN } from '#modules/shared/values/is_uuid'
import { PIN_FIGURES, PIN_PERIODS } from '../domain/pin.ts'
import { PACKAGE_ORDERS } from '../queries/filtered_packages.ts'

export const PACKAGE_TYPES = ['FIX', 'FLEX'] as const
export const PACKAGE_CATEGORIES = ['OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE'] as const

/** The engine judges `worker` and `package` field by field; here only their shape is asked for. */
const content = {
  nomFonction: vine.string().trim().minLength(1).maxLength(200),
  packageType: vine.enum(PACKAGE_TYPES),
  packageCategory: vine.enum(PACKAGE_CATEGORIES),
  date: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  worker: judgedByEngine<WorkerFields>(),
  package: judgedByEngine<PackageFields>(),
  pin: vine
    .object({
      figure: vine.enum(PIN_FIGURES),
      period: vine.enum(PIN_PERIODS),
      amount: vine.number({ strict: true }).min(0).max(1e9),
    })
    .nullable()
    .optional(),
}

/** The filters and the order of the list: its query, and what a saved view keeps. */
const filter = {
  category: vine.enum(PACKAGE_CATEGORIES).optional(),
  type: vine.enum(PACKAGE_TYPES).optional(),
  commission: vine.string().trim().maxLength(40).optional(),
  department: vine.string().uuid().optional(),
  worker: vine.string().uuid().optional(),
  search: vine.string().trim().maxLength(200).optional(),
  archived: vine.boolean().optional(),
  sort: vine.enum(PACKAGE_ORDERS).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
}

export const listPackagesValidator = vine.create({
  ...pageQuery,
  ...filter,
  /** The last package of the page before `page`, where it is known: a long list is then as fast at its end. */
  after: vine.string().uuid().optional(),
})

const exported = {
  ...filter,
  /** A selection in place of the filter: ids with points between (a comma would part a query). */
  ids: vine
    .string()
    .regex(new RegExp(`^${UUID_PATTERN}(\\.${UUID_PATTERN}){0,99}$`, 'i'))
    .transform((ids) => ids.split('.'))
    .optional(),
}

export const packageExportValidator = vine.create(exported)

export const exportPackagesValidator = vine.create({
  ...exported,
  language: vine.enum(LOCALES).optional(),
})

export const selectionValidator = vine.create(chosenFields(filter))

export const duplicateValidator = vine.create({
  copies: vine
    .array(vine.object({ id: vine.string().uuid(), of: vine.string().uuid() }))
    .minLength(1)
    .maxLength(MOST_AT_ONCE)
    .optional()
    .requiredIfMissing('filter'),
  ...filterFields(filter),
  /** With a filter, chosen by the client: under the same key each package is copied once. */
  key: vine.string().uuid().optional().requiredIfExists('filter'),
})

export const viewValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(60),
  filter: vine.object(filter),
})

export const linkWorkerValidator = vine.create({
  simulationWorkerId: vine.string().uuid().nullable(),
  takeSituation: vine.boolean({ strict: true }).optional(),
})

export const addVariantValidator = vine.create({
  /** Chosen by the client, so that a double click makes one. */
  id: vine.string().uuid(),
})

export const nameVariantValidator = vine.create({
  /** Beside its letter; `null` for the letter alone. */
  name: vine.string().trim().minLength(1).maxLength(60).nullable(),
})

export const restoreVersionValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
})

export const cashFlowValidator = vine.create({
  packageType: content.packageType,
  date: content.date,
  worker: judgedByEngine<WorkerFields>(),
  package: judgedByEngine<PackageFields>(),
})

export const createPackageValidator = vine.create({
  id: vine.string().uuid().optional(),
  ...content,
})

export const updatePackageValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  ...content,
})

/** The engine judges the request, as its own call does. */
export const calculationPdfValidator = vine.create({
  request: judgedByEngine<Record<string, unknown>>(),
  /** Whom the sheet is for, as it is written there. */
  forWhom: vine.string().trim().maxLength(80).optional(),
  language: vine.enum(LOCALES).optional(),
})

export const requestPrintValidator = vine.create({
  id: vine.string().uuid().optional(),
  language: vine.enum(LOCALES).optional(),
  email: vine.string().trim().email().maxLength(254).optional(),
})
