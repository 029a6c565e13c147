/**
 * What a document says, ready to print: every amount, date and label is already text in the reader's
 * language, so that a renderer decides about ink and never about figures.
 */
export interface Sheet {
  language: 'fr' | 'nl' | 'en'
  /** Title in the reader's window and in the metadata. */
  title: string
  /** YYYY-MM-DD, the date written in the file's metadata; never the clock of the machine that draws. */
  createdOn: string
  brand: Brand
  head: { kind: string; heading: string; subheading: string; margin: string[] }
  /** The three or four figures one looks for first; at most four. */
  figures: Figure[]
  bands: Band[]
  footer: { notice: string; line: string; pageWord: string }
  attachment: { name: string; mimeType: string; description: string; content: string }
}

export interface Brand {
  name: string
  /** #rrggbb, for surfaces. */
  colour: string
  /** #rrggbb, for text on white: at least 4.5:1. */
  ink: string
  logo?: Logo
}

/** A raster logo; the caller has checked its size. `alt` is read aloud in its place. */
export interface Logo {
  format: 'png' | 'jpg'
  base64: string
  alt: string
}

export interface Figure {
  label: string
  amount: string
  unit: string
  /** The figure of the sheet, drawn in the company's colour. */
  main?: boolean
}

/**
 * Blocks over the whole width, then two columns, kept together: a band that does not fit under the one
 * before begins a new page. `split` is the left column's share in percent, `density` how close the rows
 * of its tables stand; a tight band begins a page of its own and may run over its end.
 */
export interface Band {
  density: 'normal' | 'compact' | 'tight'
  wide: Block[]
  split: number
  left: Block[]
  right: Block[]
}

export type Block = Facts | Ledger | Shares | Note

/** Label and value pairs. */
export interface Facts {
  type: 'facts'
  heading: string
  /** The values need more room than the labels: identifiers, hashes. */
  longValues?: boolean
  rows: { label: string; value: string }[]
}

/** Amounts under each other, aligned on the decimal. */
export interface Ledger {
  type: 'ledger'
  heading: string
  /** Titles of the two columns, in small letters: « Rubrique » and « EUR / mois ». */
  item: string
  unit: string
  rows: LedgerRow[]
}

export interface LedgerRow {
  style: 'line' | 'group' | 'subtotal' | 'total'
  label: string
  /** Absent in a `group` row without a sum of its own. */
  amount?: string
}

/** A bar of parts of a whole. `share` only sets the width of the ink; the figure to read is `amount`. */
export interface Shares {
  type: 'shares'
  heading: string
  parts: { label: string; amount: string; share: number; colour: string }[]
}

/** Words in small print. */
export interface Note {
  type: 'note'
  paragraphs: string[]
}
