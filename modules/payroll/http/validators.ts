import vine from '@vinejs/vine'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { MONTH } from '#modules/shared/values/month'
import { CHANGE_KINDS, CHANGE_SOURCES } from '../domain/change_kinds.ts'
import {
  ALIGNMENTS,
  CONTENTS,
  DAY_FORMATS,
  DECIMALS,
  ENCODINGS,
  FORMATS,
  LINE_ENDS,
  MOST_CODES,
  MOST_COLUMNS,
  PADS,
  SCALES,
  SENDS,
  SEPARATORS,
  SOURCES,
  UNCODED,
  WIDEST,
} from '../domain/payroll_layout.ts'
import { PAYROLL_MODES } from '../domain/payroll_line.ts'

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
  /** A key of what is shipped, or the id of one's own; the generic CSV unless told. */
  profile: vine.string().maxLength(36).optional(),
  mode: vine.enum(PAYROLL_MODES),
  /** `YYYY-MM`, this one where a profile asks for one: planned hours are of it, differences those that hold by its end. */
  month: vine
    .string()
    .regex(MONTH)
    .optional(),
  /** The day of everything; today unless told. */
  onStr: day().optional(),
}

export const previewPayrollExportValidator = vine.create({ ...content })

export const createPayrollExportValidator = vine.create({
  id: vine.string().uuid().optional(),
  ...content,
})

const yesNo = () => vine.boolean({ strict: true })
const column = vine.object({
  title: vine.string().trim().maxLength(60),
  source: vine.enum(SOURCES),
  text: vine.string().trim().maxLength(WIDEST),
  width: vine.number({ strict: true }).withoutDecimals().min(1).max(WIDEST).nullable(),
  align: vine.enum(ALIGNMENTS),
  pad: vine.enum(PADS),
  cut: yesNo(),
  required: yesNo(),
  decimals: vine.number({ strict: true }).withoutDecimals().min(0).max(4).nullable(),
  scale: vine.enum(SCALES),
})
const layout = vine.object({
  content: vine.enum(CONTENTS),
  format: vine.enum(FORMATS),
  encoding: vine.enum(ENCODINGS),
  byteOrderMark: yesNo(),
  lineEnd: vine.enum(LINE_ENDS),
  separator: vine.enum(SEPARATORS),
  titles: yesNo(),
  decimal: vine.enum(DECIMALS),
  days: vine.enum(DAY_FORMATS),
  /** With `{day}` and `{month}` in their places. */
  fileName: vine
    .string()
    .trim()
    .maxLength(80)
    .regex(/^[A-Za-z0-9_-]([A-Za-z0-9._-]|[{]day[}]|[{]month[}])*$/),
  columns: vine.array(column).minLength(1).maxLength(MOST_COLUMNS),
  codes: vine
    .array(
      vine.object({
        element: vine.string().trim().minLength(1).maxLength(80),
        code: vine.string().trim().maxLength(40),
        send: vine.enum(SENDS),
      })
    )
    .maxLength(MOST_CODES)
    .distinct('element'),
  uncoded: vine.enum(UNCODED),
  isToCheck: yesNo(),
})
const named = { name: vine.string().trim().minLength(1).maxLength(100), layout }

export const createPayrollProfileValidator = vine.create({
  id: vine.string().uuid().optional(),
  ...named,
})

export const updatePayrollProfileValidator = vine.create({
  version: vine.number({ strict: true }).withoutDecimals().min(1),
  ...named,
})
