import { useEffect, useState } from 'react'
import { atGross, effectFrom } from './additions.ts'
import type { DraftFields } from './draft.ts'
import { flagOf } from './fields.ts'
import { useFigures } from './figures-context.tsx'
import { kindOfList, LISTS, type Entry, type ListKey } from './lists.ts'

/** So many are computed before the browser has its turn again. */
const AT_ONCE = 20
/** A slider that moves computes none of them. */
const SETTLED_MS = 200

const NONE: ReadonlyMap<Entry, number> = new Map()

/**
 * What each car or bike of a list changes of the net of the month, EUR, against the package without any. Computed a few at
 * a time, so that a fleet of five hundred holds up nothing; what was there stays until the new ones are.
 */
export function useEntryEffects(
  list: ListKey,
  entries: readonly Entry[],
  fields: DraftFields,
  enabled = true
): ReadonlyMap<Entry, number> {
  const { request, gross } = useFigures()
  const [effects, setEffects] = useState(NONE)
  useEffect(() => {
    const { choose } = LISTS[list]
    const kind = kindOfList(list)
    if (!enabled || !choose || kind === undefined || entries.length === 0) return
    const without = {
      ...request,
      package: { ...request.package, [flagOf('has', kind)]: false },
    } as typeof request
    const found = new Map<Entry, number>()
    const now = atGross(without, gross)
    let at = 0
    const next = () => {
      for (const entry of entries.slice(at, at + AT_ONCE)) {
        const effect = effectFrom(now, without, gross, choose(entry, fields))
        if (effect) found.set(entry, effect.net)
      }
      at += AT_ONCE
      if (at < entries.length) timer = setTimeout(next)
      else setEffects(found)
    }
    let timer = setTimeout(next, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [list, entries, fields, request, gross, enabled])
  return effects
}
