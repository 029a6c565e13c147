import { useMemo, useState } from 'react'
import type { Chosen } from '@/api/in-bulk'

export interface Selection {
  /** Those ticked one by one, or a page at a time. */
  ids: ReadonlySet<string>
  /** Everything that the filter lets through, whatever the page. */
  all: boolean
  has: (id: string) => boolean
  /** @param through the rows in their order, where all those between this tick and the last one go along */
  toggle: (id: string, selected: boolean, through?: readonly string[]) => void
  /** Takes or leaves everything that is shown. */
  toggleAll: (ids: readonly string[], selected: boolean) => void
  takeAll: () => void
  clear: () => void
  /** What a bulk action is told: the ids, or the filter in their place. */
  chosen: <Filter>(filter: Filter) => Chosen<Filter>
}

interface State {
  ids: ReadonlySet<string>
  /** The filter of which everything is taken. */
  allOf: string | null
  last: string | null
}

const NOTHING: State = { ids: new Set(), allOf: null, last: null }

/**
 * Which rows are ticked. They stay ticked when the page turns or the filter changes, so that those of two pages can be
 * handled at once; "all" is all of one filter and ends with it.
 *
 * @param filter what narrows the list, as a text
 */
export function useSelection(filter: string): Selection {
  const [{ ids, allOf, last }, setState] = useState(NOTHING)
  if (allOf !== null && allOf !== filter) setState((before) => ({ ...before, allOf: null }))
  return useMemo(() => {
    const all = allOf === filter
    const toggleAll = (changed: readonly string[], selected: boolean) =>
      setState((before) => ({
        allOf: null,
        last: changed.at(-1) ?? null,
        ids: selected
          ? new Set([...before.ids, ...changed])
          : new Set([...before.ids].filter((id) => !changed.includes(id))),
      }))
    return {
      ids,
      all,
      has: (id) => all || ids.has(id),
      toggle: (id, selected, through) => {
        toggleAll(between(through ?? [], last, id) ?? [id], selected)
        setState((before) => ({ ...before, last: id }))
      },
      toggleAll,
      takeAll: () => setState((before) => ({ ...before, allOf: filter })),
      clear: () => setState(NOTHING),
      chosen: (asked) => (all ? { filter: asked } : { ids: [...ids] }),
    }
  }, [ids, allOf, last, filter])
}

/** The ids from one to the other, both among them; nothing where one of them is not in sight. */
function between(
  rows: readonly string[],
  one: string | null,
  other: string
): readonly string[] | undefined {
  const [from, to] = [rows.indexOf(one ?? ''), rows.indexOf(other)].sort((a, b) => a - b)
  return from! < 0 ? undefined : rows.slice(from, to! + 1)
}
