import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string, selected: boolean) => void
  /** Takes or leaves everything that is shown. */
  toggleAll: (ids: string[], selected: boolean) => void
  clear: () => void
}

/** Which rows are ticked. They stay ticked when the page turns, so that two pages can be handled at once. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const toggleAll = useCallback(
    (changed: string[], selected: boolean) =>
      setIds((before) => {
        const next = new Set(before)
        for (const id of changed) {
          if (selected) next.add(id)
          else next.delete(id)
        }
        return next
      }),
    []
  )
  const toggle = useCallback(
    (id: string, selected: boolean) => toggleAll([id], selected),
    [toggleAll]
  )
  const clear = useCallback(() => setIds(new Set()), [])
  return useMemo(() => ({ ids, toggle, toggleAll, clear }), [ids, toggle, toggleAll, clear])
}
