import { useEffect } from 'react'
import { useLocation } from 'react-router'

const STORAGE_KEY = 'barema.seen.'
const KEPT = 6
/** The screens of one package, worker, offer or casefile. */
const THING =
  /^\/(?:packages|team|offers|documents\/edit-documents)\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\/|$)/

/** Ids of the things a person opened last in this browser, the newest first. Ids alone: names stay on the server. */
export function seenIds(userId: string): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY + userId) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The ids after one more was opened: it stands first, once. */
export function withSeen(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, KEPT)
}

/** Remembers what is opened, whichever way one came to it. */
export function useRememberSeen(userId: string): void {
  const { pathname } = useLocation()
  const id = THING.exec(pathname)?.[1]
  useEffect(() => {
    if (id)
      localStorage.setItem(STORAGE_KEY + userId, JSON.stringify(withSeen(seenIds(userId), id)))
  }, [userId, id])
}
