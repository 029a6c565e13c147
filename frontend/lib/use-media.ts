import { useCallback, useSyncExternalStore } from 'react'

/** One list a query: to ask the browser for a new one at each render costs more than the render. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  let list = lists.get(query)
  if (!list) lists.set(query, (list = window.matchMedia(query)))
  return list
}

/** Whether a media query matches; re-renders when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = listOf(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query]
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}

/** Whether the reader asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}
