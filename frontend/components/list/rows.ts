import type { ReactNode } from 'react'
import type { Selection } from '@/lib/use-selection'
import type { Column, Sorting } from './column.ts'

/** What has a place in a list. */
export interface Listed {
  id: string
}

/** What table and cards show alike. */
export interface Rows<Row extends Listed, Sort extends string> {
  /** The name of the list, for who does not see it. */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row, Sort>[]
  /** What a row is called, where it is ticked. */
  nameOf: (row: Row) => string
  /** Where a row leads. */
  href?: (row: Row) => string | undefined
  /** The commands of a row, at its end. */
  menu?: (row: Row, index: number) => ReactNode
  selection?: Selection
  sorting?: Sorting<Sort>
  /** Of cards: several in a row. */
  beside?: boolean
  /** Inside a card that has a frame of its own. */
  inset?: boolean
}
