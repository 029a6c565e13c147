import { useSyncExternalStore } from 'react'

/** Whether the browser has a network; re-renders when that changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** Since when there is no network: known for the page, whatever is drawn anew of it. */
let lostAt: Date | null = navigator.onLine ? null : new Date()
window.addEventListener('offline', () => (lostAt = new Date()))
window.addEventListener('online', () => (lostAt = null))

/** Since when the browser has no network; null while it has one. */
export function useOfflineSince(): Date | null {
  return useSyncExternalStore(subscribe, () => lostAt)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
