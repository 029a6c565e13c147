/** How a cell is read. */
export type FieldType =
  | 'text'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'day'
  | 'pastDay'
  | 'whole'
  | 'amount'
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
  /** Not asked for where a column of that name is there: a first name makes `Naam` the last one. */
  unless?: string
  /** Shown masked: who looks over a shoulder reads none of it. */
  sealed?: boolean
}

/** Why a cell is not taken. `found` is what stands there, `params` what the sentence says (`imports.refused_<code>`). */
export interface CellRefusal {
  field: string
  code: string
  found: string
  params?: Readonly<Record<string, string | number>>
}
