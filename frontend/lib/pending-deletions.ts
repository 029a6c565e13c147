import { useSyncExternalStore } from 'react'

const UNDO_MS = 6000
const pending = new Map<string, { timer: number; remove: () => void }>()
const listeners = new Set<() => void>()
let ids: ReadonlySet<string> = new Set()

/** Deletes after a few seconds, so that it can be taken back before anything happened. */
export function scheduleDeletion(id: string, remove: () => void): void {
  // The id stays hidden until the deletion is settled: the list must not show it again meanwhile.
  pending.set(id, { timer: window.setTimeout(remove, UNDO_MS), remove })
  tell()
}

/** Takes a deletion back while its time is not over. */
export function cancelDeletion(id: string): void {
  window.clearTimeout(pending.get(id)?.timer)
  pending.delete(id)
  tell()
}

/** Ends the waiting of one id: it was deleted, or could not be. */
export function settleDeletion(id: string): void {
  pending.delete(id)
  tell()
}

/** The ids that wait for their deletion; lists leave them out. */
export function usePendingDeletions(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => ids)
}

// Closing the page does not take it back.
window.addEventListener('pagehide', () => {
  for (const { timer, remove } of pending.values()) {
    window.clearTimeout(timer)
    remove()
  }
})

function tell(): void {
  ids = new Set(pending.keys())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
