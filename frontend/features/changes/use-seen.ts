import { useState } from 'react'

/** Before everything that could be new. */
const NEVER = '2022-01-01'

/**
 * How much of a list, the newest first, this browser has not shown yet.
 *
 * @param key where the browser keeps how far it was shown
 * @param since when a line came, as a text that sorts
 */
export function useSeen<Item>(key: string, items: readonly Item[], since: (item: Item) => string) {
  const [seen, setSeen] = useState(() => localStorage.getItem(key) ?? NEVER)
  const isNew = (item: Item) => since(item) > seen

  return {
    isNew,
    unread: items.filter(isNew).length,
    markSeen() {
      const [newest] = items
      if (!newest || !isNew(newest)) return
      localStorage.setItem(key, since(newest))
      setSeen(since(newest))
    },
  }
}
