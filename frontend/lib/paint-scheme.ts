export type Scheme = 'system' | 'light' | 'dark'

/** Where this device remembers the chosen scheme. */
export const SCHEME_KEY = 'barema.scheme'

/** Whether the system asks for dark; it says so when that changes. */
export const systemDark = window.matchMedia('(prefers-color-scheme: dark)')

/** The chosen scheme; the system's while none is. */
export function chosenScheme(): Scheme {
  const value = localStorage.getItem(SCHEME_KEY)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Paints the page in the chosen scheme. */
export function paintScheme(): void {
  const scheme = chosenScheme()
  const dark = scheme === 'dark' || (scheme === 'system' && systemDark.matches)
  document.documentElement.classList.toggle('dark', dark)
}
