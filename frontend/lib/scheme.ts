import { useSyncExternalStore } from 'react'
import { chosenScheme, paintScheme, SCHEME_KEY, systemDark, type Scheme } from './paint-scheme.ts'

const listeners = new Set<() => void>()

/** Follows the system's scheme while none is chosen. */
export function followScheme(): void {
  systemDark.addEventListener('change', paintScheme)
}

/** The chosen scheme and its setter; the choice is remembered on this device. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  return [useSyncExternalStore(subscribe, chosenScheme), choose]
}

function choose(scheme: Scheme): void {
  if (scheme === 'system') localStorage.removeItem(SCHEME_KEY)
  else localStorage.setItem(SCHEME_KEY, scheme)
  paintScheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
