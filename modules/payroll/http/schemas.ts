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
import {
  ALIGNMENTS,
  CONTENTS,
  DAY_FORMATS,
  DECIMALS,
  ENCODINGS,
  FORMATS,
  LINE_ENDS,
  PADS,
  SCALES,
  SENDS,
  SEPARATORS,
  SOURCES,
  UNCODED,
} from '../domain/payroll_layout.ts'
import { PAYROLL_MODES } from '../domain/payroll_line.ts'
import { LEFT_OUT } from '../domain/payroll_rows.ts'
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

export const payrollLayoutSchema = whole({
  content: oneOf(CONTENTS),
  format: oneOf(FORMATS),
  encoding: oneOf(ENCODINGS),
  byteOrderMark: flag,
  lineEnd: oneOf(LINE_ENDS),
  separator: oneOf(SEPARATORS),
  titles: flag,
  decimal: oneOf(DECIMALS),
  days: oneOf(DAY_FORMATS),
  fileName: text,
  columns: list(
    whole({
      title: text,
      source: oneOf(SOURCES),
      text,
      width: orNull(count),
      align: oneOf(ALIGNMENTS),
      pad: oneOf(PADS),
      cut: flag,
      required: flag,
      decimals: orNull(count),
      scale: oneOf(SCALES),
    })
  ),
  codes: list(whole({ element: text, code: text, send: oneOf(SENDS) })),
  uncoded: oneOf(UNCODED),
  /** A first file is still to be compared with the provider: nothing of theirs is public. */
  isToCheck: flag,
})

export const payrollProfileSchema = whole({
  /** A key of what is shipped, or the id of the company's own. */
  id: text,
  name: text,
  layout: payrollLayoutSchema,
  isShipped: flag,
  /** What only the provider knows is still to be filled in. */
  isReady: flag,
  /** Of the company's own; null of what is shipped. */
  version: orNull(count),
})

export const payrollProfilesSchema = whole({ data: list(payrollProfileSchema) })

export const payrollElementsSchema = whole({ data: list(text) })

export const payrollExportSchema = whole({
  id: uuid,
  mode: oneOf(PAYROLL_MODES),
  /** The day of everything. */
  onStr: orNull(date),
  /** `YYYY-MM`. */
  month: orNull(text),
  /** A key of what is shipped, or the id that a profile of the company had. */
  profile: text,
  /** As it was called; null of files from before there were profiles. */
  profileName: orNull(text),
  format: oneOf(FORMATS),
  fileName: text,
  people: count,
  lines: count,
  /** Of the lines, those that the profile could not write: they are still to be told. */
  leftOut: count,
  rows: orNull(count),
  bytes: orNull(count),
  /** SHA-256 of the file, in hexadecimal. */
  hash: orNull(text),
  createdBy: orNull(person),
  createdAt: moment,
  /** When it was marked as passed on, and by whom. */
  sentAt: orNull(moment),
  sentBy: orNull(person),
  /** Only the latest can be taken back. */
  isLast: flag,
})

export const payrollExportPageSchema = pageOf(payrollExportSchema)

export const payrollLineSchema = whole({
  worker: person,
  employeeNumber: orNull(text),
  element: text,
  validFromStr: date,
  /** The last day of hours that are planned. */
  validUntilStr: orNull(date),
  /** Why it is not in the file. */
  leftOut: orNull(oneOf(LEFT_OUT)),
  before: anything,
  after: anything,
})

export const payrollPreviewSchema = whole({
  people: count,
  /** Lines of the whole file, those that are left out among them. */
  total: count,
  leftOut: count,
  /** The first of them. */
  lines: list(payrollLineSchema),
  /** Each with how many people it concerns, and the first of them. */
  warnings: list(
    whole({
      code: oneOf(PAYROLL_WARNINGS),
      total: count,
      workers: list(person),
      elements: list(text),
      columns: list(text),
    })
  ),
  /** The file as it would be. */
  file: whole({
    name: text,
    rows: count,
    bytes: count,
    hash: text,
    /** The first rows, cell by cell. */
    sample: list(list(text)),
  }),
})
