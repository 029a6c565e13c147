import type { Moved } from '../engine.ts'
import type { Option } from '../offer.ts'

const PER_PAGE = 10

export type SortKey = 'description' | 'energie' | 'atn' | 'effect'
export interface Sort {
  by: SortKey
  order: 'asc' | 'desc'
}

export interface Row {
  option: Option
  /** Its place in the list as the offer has it. */
  at: number
  atn: number | undefined
  /** On the net pay; absent where it was not reckoned or cannot be. */
  effect: Moved | null | undefined
  /** In the reader's words. */
  energie: string
}

/** The rows in the order of a column; equal ones by their description. */
export function sortedRows(rows: readonly Row[], { by, order }: Sort, locale: string): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const byDescription = (a: Row, b: Row) =>
    compare(a.option.description ?? '', b.option.description ?? '')
  const orders: Record<SortKey, (a: Row, b: Row) => number> = {
    description: byDescription,
    energie: (a, b) => compare(a.energie, b.energie),
    atn: (a, b) => (a.atn ?? 0) - (b.atn ?? 0),
    // What costs least first; what is not known last.
    effect: (a, b) => (b.effect?.year ?? -Infinity) - (a.effect?.year ?? -Infinity) || 0,
  }
  const turn = order === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => turn * orders[by](a, b) || byDescription(a, b) || a.at - b.at)
}

/** The rows ten by ten; one empty page where there are none. */
export function pagesOf(rows: readonly Row[]): Row[][] {
  const pages = Array.from({ length: Math.ceil(rows.length / PER_PAGE) }, (_, page) =>
    rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE)
  )
  return pages.length > 0 ? pages : [[]]
}

/** The page on which an option stands; the first where it stands on none. */
export function pageOf(rows: readonly Row[], chosen: Option | undefined): number {
  const at = rows.findIndex(({ option }) => option === chosen)
  return Math.max(0, Math.floor(at / PER_PAGE))
}
