import type { ReactNode } from 'react'

/**
 * One column of a list: what a table shows under a head, and where a card shows the same. The first column of a list
 * names its rows: it heads the table's rows, carries their link and is the title of a card.
 *
 * @typeParam Row what the list has rows of
 * @typeParam Sort the orders that the server knows
 */
export interface Column<Row, Sort extends string = never> {
  /** Its React key. */
  id: string
  head: string
  /** Stands small beside the head. */
  unit?: string
  /** The order of the server that its head asks for; without one it is no button. */
  sort?: Sort
  /** How a first click on its head orders: words from A (`asc`, the usual one), figures and days from the greatest. */
  first?: 'asc' | 'desc'
  cell: (row: Row) => ReactNode
  /**
   * Where a card shows it: on the line below the title, as a line of its own, as one that is typed in under its head, as a
   * figure under its head, or nowhere.
   */
  card?: 'line' | 'block' | 'field' | 'figure'
  /** What a card shows, where that is not the cell. */
  onCard?: (row: Row) => ReactNode
  /** Amounts stand to the right, figure under figure. */
  amount?: boolean
  /** Left out of the table where the window is not wide: another column says it there in a second line. */
  wide?: boolean
  /** Classes of its cells in the table, such as the width at which words are cut. */
  className?: string
}

export type Order = 'asc' | 'desc'

/** How a list is ordered, and the way to ask for another order. */
export interface Sorting<Sort extends string> {
  /** By this one, where the address says nothing. */
  usual: NoInfer<Sort>
  sort?: Sort
  order?: Order
  onSort: (change: { sort: Sort; order?: Order }) => void
}

/** By which column a list is ordered, and which way. */
export function orderOf<Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  { usual, sort = usual, order }: Pick<Sorting<Sort>, 'usual' | 'sort' | 'order'>
): { sort: Sort; order: Order } {
  const { first = 'asc' } = columns.find((column) => column.sort === sort) ?? {}
  return { sort, order: order ?? first }
}
