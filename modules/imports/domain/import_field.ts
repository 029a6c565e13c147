/** How a cell is read. */
export type FieldType =
  | 'text'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'day'
  | 'pastDay'
  | 'month'
  | 'whole'
  | 'number'
  | 'quantity'
  | 'amount'
  | 'signed'
  | 'hourly'
  | 'hours'
  | 'share'
  | 'committee'
  | 'flag'
  | 'code'
  | 'country'
  | 'niss'
  | 'iban'
  | 'bic'
  | 'name'
  | 'person'

/** What a column of a file may be. */
export interface ImportField {
  name: string
  type: FieldType
  /** What such columns are called in French, Dutch and English, in plain words (`plainWords`), the plainest first. */
  aliases: readonly string[]
  /** Signs of a text, the highest whole number, or the highest amount, EUR. */
  most?: number
  /** Of an amount that may be nothing. */
  least?: 0
  /** Codes, each with the plain words that people write for it. */
  codes?: Readonly<Record<string, readonly string[]>>
  /** What it is called, where its name alone does not tell it: `imports.field_<says>`. */
  says?: string
  /** Not asked for where a column of that name is there: a first name makes `Naam` the last one. */
  unless?: string
  /** Shown masked: who looks over a shoulder reads none of it. */
  sealed?: boolean
  /** Only a column that is called that and nothing more: `Montant` is one, `Montant net` is not. */
  exact?: true
  /** Where the file has no column for it, said once for all its rows; and whether the next file begins with the same. */
  forAll?: 'asked' | 'remembered'
}

/** Columns of a file that are no field by themselves, each read as the same: what it is called says what it is of. */
export interface EachColumn {
  type: FieldType
  /** Where one of these fields has a column, there are none. */
  unless: readonly string[]
}

/** Such a column, by its place in the file, from 0. */
export interface ReadColumn {
  name: string
  at: number
  title: string
}

const COLUMN = /^column:(\d{1,3})$/
/** By what a column that nothing is called here is kept, and whether a name is one of those. */
export const columnName = (at: number) => `column:${at}`
export const isColumnName = (name: string) => COLUMN.test(name)

/** Why a cell is not taken. `found` is what stands there, `params` what the sentence says (`imports.refused_<code>`). */
export interface CellRefusal {
  field: string
  code: string
  found: string
  params?: Readonly<Record<string, string | number>>
}
