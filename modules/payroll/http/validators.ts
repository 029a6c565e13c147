import vine from '@vinejs/vine'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { CHANGE_KINDS, CHANGE_SOURCES } from '../domain/change_kinds.ts'
import { PAYROLL_MODES } from '../domain/payroll_file.ts'

export const listChangesValidator = vine.create({
  ...pageQuery,
  /** Looks in the name and address of the worker. */
  search: vine.string().trim().maxLength(200).optional(),
  workerId: vine.string().uuid().optional(),
  kind: vine.enum(CHANGE_KINDS).optional(),
  source: vine.enum(CHANGE_SOURCES).optional(),
  /** Only what no export has told payroll yet. */
  pending: vine.boolean().optional(),
  changedBy: vine.string().uuid().optional(),
  /** First and last day on which it was changed, in Belgium. */
  from: day().optional(),
  until: day().optional(),
})

export const listPayrollExportsValidator = vine.create({ ...pageQuery })

const content = {
  mode: vine.enum(PAYROLL_MODES),
  /** The day of everything; today unless told. */
  onStr: day().optional(),
}

export const previewPayrollExportValidator = vine.create({ ...content })

export const createPayrollExportValidator = vine.create({
  id: vine.string().uuid().optional(),
  ...content,
})
