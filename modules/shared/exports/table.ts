/** How a file writes a column: a text as it is, an amount with two decimals, a day as a day. */
export type ColumnKind = 'text' | 'amount' | 'day'

/** What a cell holds: a text, an amount as `3000.00`, a day as `YYYY-MM-DD`, or nothing. */
export type Cell = string | null

/** A list on its way into a file: its columns, and its rows a batch at a time, so that memory does not grow with them. */
export interface ExportTable {
  /** The name of the sheet. */
  name: string
  columns: readonly { title: string; kind: ColumnKind }[]
  batches: AsyncIterable<readonly (readonly Cell[])[]>
}
