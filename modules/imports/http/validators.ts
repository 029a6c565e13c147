import vine from '@vinejs/vine'
import { DATE_ORDERS, DECIMALS, NISS_PURPOSES } from '../domain/import_settings.ts'
import { TARGETS } from '../domain/import_target.ts'
import { ENCODINGS, MOST_COLUMNS, SEPARATORS } from '../domain/sheet_table.ts'

/** More than this is repaired in the file. */
const MOST_REPAIRS = 2_000
const LONGEST_CELL = 500
const MOST_FIXED = 20

export const listImportsValidator = vine.create({ target: vine.enum(TARGETS).optional() })

export const beginImportValidator = vine.create({
  id: vine.string().uuid().optional(),
  target: vine.enum(TARGETS),
  fileName: vine.string().trim().minLength(1).maxLength(200),
  /** Of an official file: why its register numbers are kept; without it they are not. */
  nissFor: vine.enum(NISS_PURPOSES).optional(),
})

const field = () => vine.string().maxLength(60)
const cell = () => vine.string().maxLength(LONGEST_CELL)
const line = () => vine.number().min(1).max(10_000_000).withoutDecimals()

export const changeImportValidator = vine.create({
  read: vine.object({
    encoding: vine.enum(ENCODINGS).optional(),
    separator: vine.enum(SEPARATORS).optional(),
    sheet: vine.string().maxLength(200).optional(),
    headerRow: line().optional(),
  }),
  dates: vine.enum(DATE_ORDERS).optional(),
  decimal: vine.enum(DECIMALS).optional(),
  /** What was chosen; -1 for no column. */
  columns: vine
    .array(
      vine.object({
        field: field(),
        at: vine.number().min(-1).max(MOST_COLUMNS).withoutDecimals(),
      })
    )
    .maxLength(MOST_COLUMNS)
    .distinct('field'),
  values: vine
    .array(vine.object({ field: field(), from: cell(), to: cell() }))
    .maxLength(MOST_REPAIRS),
  edits: vine
    .array(vine.object({ line: line(), field: field(), to: cell() }))
    .maxLength(MOST_REPAIRS),
  /** What all rows say of a field that has no column. */
  fixed: vine
    .array(vine.object({ field: field(), to: cell() }))
    .maxLength(MOST_FIXED)
    .distinct('field')
    .optional(),
  empty: vine.enum(['KEEP', 'CLEAR'] as const),
  makeNames: vine.boolean({ strict: true }),
})

export const commitImportValidator = vine.create({
  digest: vine.string().maxLength(64),
  onlyGood: vine.boolean({ strict: true }),
})
