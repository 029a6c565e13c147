import {
  count,
  flag,
  list,
  moment,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { DATE_ORDERS, DECIMALS } from '../domain/import_settings.ts'
import { TARGETS } from '../domain/import_target.ts'
import { CONFIDENCES, OFFICIAL_KINDS } from '../domain/official_file.ts'
import { OUTCOMES } from '../domain/planned_row.ts'
import { ENCODINGS, SEPARATORS } from '../domain/sheet_table.ts'

const COUNTS = { created: count, changed: count, same: count, refused: count }

/** A file that was taken in, or is on its way. */
const IMPORT = {
  id: uuid,
  target: oneOf(TARGETS),
  status: oneOf(['DRAFT', 'COMMITTED', 'UNDONE']),
  fileName: text,
  ...COUNTS,
  createdAt: moment,
  createdBy: orNull(text),
  committedAt: orNull(moment),
  committedBy: orNull(text),
  undoneAt: orNull(moment),
  undoneBy: orNull(text),
}
export const importSchema = whole(IMPORT)
export const importsSchema = whole({ data: list(importSchema) })
export const undoneImportSchema = whole({ id: uuid, restored: count, kept: count })

const choice = whole({ value: text, label: text })

const PLAN = whole({
  digest: text,
  ...COUNTS,
  /** Departments, places and cost centres that would be made. */
  newNames: list(whole({ label: text, names: list(text) })),
  /** Columns that could be read, and that nothing is called here: they are left out. */
  unread: list(text),
  /** Refused cells that are repaired by the same, the most frequent first. */
  groups: list(
    whole({
      field: text,
      /** The title of the column, or the name of the field where it has none. */
      title: text,
      code: text,
      message: text,
      found: text,
      total: count,
      lines: list(count),
      /** Read another text wherever this one stands; read another one in this cell; or repair the file. */
      repair: oneOf(['VALUE', 'CELL', 'FILE']),
      /** What may stand there; none where it is free. */
      choices: list(choice),
    })
  ),
  groupsTotal: count,
  /** The first rows that do something. */
  rows: list(
    whole({
      line: count,
      outcome: oneOf(OUTCOMES),
      label: text,
      changes: list(
        whole({
          label: text,
          before: orNull(text),
          after: orNull(text),
          /** Where the file does not say it itself: how likely it is, and from what it follows. */
          derived: orNull(whole({ confidence: oneOf(CONFIDENCES), message: text })),
        })
      ),
      /** What else the file says of it. */
      notes: list(text),
    })
  ),
  rowsTotal: count,
})

export const draftSchema = whole({
  import: importSchema,
  reading: whole({
    format: oneOf(['csv', 'xlsx', 'xml']),
    encoding: orNull(oneOf(ENCODINGS)),
    separator: orNull(oneOf(SEPARATORS)),
    sheet: orNull(text),
    sheets: list(text),
    headerRow: count,
    dates: oneOf(DATE_ORDERS),
    /** No cell tells whether the day or the month comes first. */
    datesUnsure: flag,
    /** Null where no column holds amounts. */
    decimal: orNull(oneOf(DECIMALS)),
    rows: count,
  }),
  /** Whose official file it is, and of when; null for a list. */
  official: orNull(
    whole({
      /** Ten digits. */
      employer: text,
      files: list(
        whole({
          kind: oneOf(OFFICIAL_KINDS),
          /** `2026/3`, or a year. */
          period: text,
          people: count,
          /** Whether the layout of that period was held against its official schema. */
          isChecked: flag,
        })
      ),
      /** Declarations of other employers in the file, which are not read. */
      others: count,
      /** Whether register numbers are kept with people; else they only serve to find them. */
      keepsNiss: flag,
    })
  ),
  header: list(text),
  /** The first rows as they were read. */
  sample: list(whole({ line: count, cells: list(text) })),
  fields: list(
    whole({
      name: text,
      label: text,
      /** Its column, from 0. */
      at: orNull(count),
      by: orNull(oneOf(['chosen', 'profile', 'alias', 'words', 'like'])),
      /** May be said once for all rows, where no column says it. */
      forAll: flag,
      /** What may be said so; none where it is free. */
      choices: list(choice),
    })
  ),
  /** Columns that could be several fields: to be chosen. */
  ambiguous: list(whole({ at: count, title: text, fields: list(text) })),
  /** Columns that are no field, each read as what it is called; by their place, from 0. */
  each: list(count),
  /** Columns that are not read. */
  ignored: list(text),
  /** Of each of these lists of fields one must have a column. */
  missing: list(list(text)),
  settings: whole({
    read: whole({
      encoding: orNull(oneOf(ENCODINGS)),
      separator: orNull(oneOf(SEPARATORS)),
      sheet: orNull(text),
      headerRow: orNull(count),
    }),
    dates: orNull(oneOf(DATE_ORDERS)),
    decimal: orNull(oneOf(DECIMALS)),
    columns: list(whole({ field: text, at: count })),
    values: list(whole({ field: text, from: text, to: text })),
    edits: list(whole({ line: count, field: text, to: text })),
    fixed: list(whole({ field: text, to: text })),
    empty: oneOf(['KEEP', 'CLEAR']),
    makeNames: flag,
  }),
  /** Whether the reader may add to the company's lists. */
  mayMakeNames: flag,
  /** When the same file was taken in before. */
  loadedBefore: orNull(whole({ at: moment, fileName: text, by: orNull(text) })),
  /** Null while a column is to be chosen. */
  plan: orNull(PLAN),
})
