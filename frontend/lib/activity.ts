import { useSyncExternalStore } from 'react'

let running = 0
const listeners = new Set<() => void>()

/** Counts a request or a navigation as running until the promise settles; the loading bar shows while any runs. */
export async function track<T>(work: Promise<T>): Promise<T> {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}

/** Whether any HTTP request is running. */
export function useIsActive(): boolean {
  return useSyncExternalStore(subscribe, () => running > 0)
}

function change(by: number): void {
  running += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
