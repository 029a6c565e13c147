import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface Rows {
  /** How many stand on this page. */
  count: number
  page: number
  last: number
  onPage: (page: number) => void
}

/**
 * A table whose rows have one button each: one stop of the tab key, the arrows go from row to row and on to the next page,
 * Home and End to the ends of this one. Nothing is taken by moving.
 */
export function useRowKeys({ count, page, last, onPage }: Rows) {
  const body = useRef<HTMLTableSectionElement>(null)
  // Another object for each move: the same row may be gone to again.
  const [wanted, setWanted] = useState({ row: 0, move: false })
  const active = Math.min(wanted.row, Math.max(0, count - 1))

  useEffect(() => {
    if (!wanted.move) return
    const rows = body.current?.rows
    const row = rows?.[Math.min(wanted.row, rows.length - 1)]
    row?.querySelector<HTMLElement>('[data-take]')?.focus()
  }, [wanted])

  function to(row: number) {
    setWanted({ row, move: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' && active < count - 1) to(active + 1)
    else if (key === 'ArrowDown' && page < last) {
      onPage(page + 1)
      to(0)
    } else if (key === 'ArrowUp' && active > 0) to(active - 1)
    else if (key === 'ArrowUp' && page > 0) {
      onPage(page - 1)
      to(Infinity)
    } else if (key === 'Home') to(0)
    else if (key === 'End') to(count - 1)
    else return
    event.preventDefault()
  }

  return {
    body,
    active,
    onKeyDown,
    onFocus: (row: number) => setWanted({ row, move: false }),
    /** From the field above the table into it. */
    enter: () => to(0),
  }
}
