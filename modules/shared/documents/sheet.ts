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
  /** The figures one looks for first; at most four, none for a letter. */
  figures: Figure[]
  bands: Band[]
  footer: { notice: string; line: string; pageWord: string }
  /** What travels in the file. */
  attachment?: Attachment
}

export interface Attachment {
  name: string
  mimeType: string
  description: string
  content: string
}

export interface Brand {
  name: string
  /** #rrggbb, for surfaces. */
  colour: string
  /** #rrggbb, for text on white: at least 4.5:1. */
  ink: string
  logo?: Picture
}

/** A raster picture; the caller has checked its size. `alt` is read aloud in its place. */
export interface Picture {
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
 * of its tables stand; a tight band begins a page of its own, as does one that says `newPage`. A `flowing`
 * band begins where the one before ended and runs over as many pages as it needs: letters, and whatever is
 * longer than a page.
 */
export interface Band {
  density: 'normal' | 'compact' | 'tight'
  flowing?: boolean
  newPage?: boolean
  wide: Block[]
  split: number
  left: Block[]
  right: Block[]
}

export type Block =
  Facts | Ledger | Matrix | Shares | Ring | Bars | Note | Prose | Signature | Signatures | Annexes

/** Label and value pairs. */
export interface Facts {
  type: 'facts'
  heading: string
  /** Which side needs the room: identifiers and hashes to the right, names of things to the left. */
  wide?: 'values' | 'labels'
  rows: FactRow[]
}

export interface FactRow {
  label: string
  value: string
  /** In small letters under the label. */
  detail?: string
}

/** Amounts under each other, aligned on the decimal. */
export interface Ledger {
  type: 'ledger'
  heading: string
  /** Titles of the two columns, in small letters: « Rubrique » and « EUR / mois ». */
  item: string
  unit: string
  rows: LedgerRow[]
  /** Not torn by the end of a page: of a table that surely fits one. */
  whole?: boolean
}

export interface LedgerRow {
  style: 'line' | 'group' | 'subtotal' | 'total'
  label: string
  /** In small letters under the label of a line. */
  detail?: string
  /** Absent in a `group` row without a sum of its own. */
  amount?: string
}

/** Amounts side by side, a column each: five years, the choices at one cost. */
export interface Matrix {
  type: 'matrix'
  heading: string
  /** Title of the first column, then of each column of amounts. */
  item: string
  heads: string[]
  rows: { label: string; cells: string[]; total?: boolean }[]
  whole?: boolean
}

/** A bar of parts of a whole. `share` only sets the width of the ink; the figure to read is `amount`. */
export interface Shares {
  type: 'shares'
  heading: string
  parts: { label: string; amount: string; share: number; colour: string }[]
}

/** A ring of parts around their whole, each part named beside it. */
export interface Ring {
  type: 'ring'
  heading: string
  centre: { label: string; amount: string; unit: string }
  parts: Shares['parts']
}

/** One bar a row, of the parts of its whole; `share`s of all rows are by one measure. */
export interface Bars {
  type: 'bars'
  heading: string
  rows: { label: string; amount: string; parts: { share: number; colour: string }[] }[]
}

/** Words in small print; under a heading each paragraph is an item of a list. */
export interface Note {
  type: 'note'
  heading?: string
  paragraphs: string[]
}

/**
 * A text that someone wrote: headings, paragraphs and lists, in the shape of `template_body.ts` with
 * its variables filled in.
 */
export interface Prose {
  type: 'prose'
  pieces: Piece[]
}

/** The lines of a paragraph are its line breaks, those of a list its items. */
export interface Piece {
  kind: 'title' | 'subtitle' | 'paragraph' | 'bullets' | 'numbers'
  lines: Run[][]
}

/** A piece of a line in one style. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
}

/** Who signs: for whom, the signature when there is a picture of it, then name, function, day. */
export interface Signature {
  type: 'signature'
  heading: string
  picture?: Picture
  /** The first is the name. */
  lines: string[]
}

/**
 * Where the parties sign by hand, two beside each other; a party is never torn by the end of a page, and the first two
 * stand with the last words of the text.
 */
export interface Signatures {
  type: 'signatures'
  closing: Piece[]
  heading: string
  parties: SigningParty[]
}

/** For whom, then name and function; then lines to write on, each with its label; `sign` labels the room for the signature. */
export interface SigningParty {
  heading: string
  lines: string[]
  places: string[]
  sign: string
}

/** What comes with the document, by number. */
export interface Annexes {
  type: 'annexes'
  heading: string
  /** `detail` in small letters: what kind of file, how large. */
  items: { name: string; detail?: string }[]
}
