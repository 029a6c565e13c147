import { pageOf } from '#modules/shared/http/pagination'
import {
  anything,
  count,
  date,
  flag,
  list,
  moment,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { CHANGE_KINDS, CHANGE_SOURCES } from '../domain/change_kinds.ts'
import { PAYROLL_MODES } from '../domain/payroll_file.ts'
import { PAYROLL_WARNINGS } from '../queries/payroll_warnings.ts'

const person = whole({ id: uuid, displayName: text })

export const changeSchema = whole({
  id: uuid,
  worker: person,
  contractId: orNull(uuid),
  facts: list(whole({ kind: oneOf(CHANGE_KINDS), field: text, before: anything, after: anything })),
  validFromStr: date,
  source: oneOf(CHANGE_SOURCES),
  /** Null where it was no person of the company, or one who is gone. */
  changedBy: orNull(person),
  createdAt: moment,
  /** No export has told payroll yet. */
  isPending: flag,
})

export const changePageSchema = pageOf(changeSchema)

export const payrollExportSchema = whole({
  id: uuid,
  mode: oneOf(PAYROLL_MODES),
  /** The day of everything. */
  onStr: orNull(date),
  people: count,
  lines: count,
  createdBy: orNull(person),
  createdAt: moment,
  /** Only the latest can be taken back. */
  isLast: flag,
})

export const payrollExportPageSchema = pageOf(payrollExportSchema)

export const payrollLineSchema = whole({
  worker: person,
  employeeNumber: orNull(text),
  element: text,
  validFromStr: date,
  before: anything,
  after: anything,
})

export const payrollPreviewSchema = whole({
  people: count,
  /** Lines of the whole file. */
  total: count,
  /** The first of them. */
  lines: list(payrollLineSchema),
  /** Each with how many people it concerns, and the first of them. */
  warnings: list(whole({ code: oneOf(PAYROLL_WARNINGS), total: count, workers: list(person) })),
})
