import { useSyncExternalStore } from 'react'

export type Scheme = 'system' | 'light' | 'dark'

const STORAGE_KEY = 'barema.scheme'
const listeners = new Set<() => void>()
const systemDark = window.matchMedia('(prefers-color-scheme: dark)')

/** Applies the remembered scheme and follows the system's while none is chosen. */
export function startScheme(): void {
  paint()
  systemDark.addEventListener('change', paint)
}

/** The chosen scheme and its setter; the choice is remembered on this device. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  return [useSyncExternalStore(subscribe, chosen), choose]
}

function choose(scheme: Scheme): void {
  if (scheme === 'system') localStorage.removeItem(STORAGE_KEY)
  else localStorage.setItem(STORAGE_KEY, scheme)
  paint()
  for (const listener of listeners) listener()
}

function chosen(): Scheme {
  const value = localStorage.getItem(STORAGE_KEY)
  return value === 'light' || value === 'dark' ? value : 'system'
}

function paint(): void {
  const scheme = chosen()
  const dark = scheme === 'dark' || (scheme === 'system' && systemDark.matches)
  document.documentElement.classList.toggle('dark', dark)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
