import { useMemo } from 'react'
import { useInTurns } from '@/lib/use-in-turns'
import { atGross, effectFrom } from './additions.ts'
import type { DraftFields } from './draft.ts'
import { flagOf } from './fields.ts'
import { useFigures } from './figures-context.tsx'
import { kindOfList, LISTS, type Entry, type ListKey } from './lists.ts'

/** A slider that moves computes none of them. */
const SETTLED_MS = 200

/**
 * What each car or bike of a list changes of the net of the month, EUR, against the package without any; a fleet of five
 * hundred holds up nothing.
 */
export function useEntryEffects(
  list: ListKey,
  entries: readonly Entry[],
  fields: DraftFields,
  enabled = true
): ReadonlyMap<Entry, number> {
  const { request, gross } = useFigures()
  const found = useInTurns(
    () => {
      const { choose } = LISTS[list]
      const kind = kindOfList(list)
      if (!enabled || !choose || kind === undefined || entries.length === 0) return null
      const without = {
        ...request,
        package: { ...request.package, [flagOf('has', kind)]: false },
      } as typeof request
      const now = atGross(without, gross)
      return entries.map(
        (entry) => () => [entry, effectFrom(now, without, gross, choose(entry, fields))] as const
      )
    },
    [list, entries, fields, request, gross, enabled],
    SETTLED_MS
  )
  return useMemo(
    () => new Map(found?.flatMap(([entry, effect]) => (effect ? [[entry, effect.net]] : []))),
    [found]
  )
}
