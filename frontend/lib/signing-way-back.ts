const KEY = 'signing.way-back'

/** Remembers, for this tab, that signing began here: the confirmation leads back for the next one. */
export function keepWayBack(): void {
  sessionStorage.setItem(KEY, window.location.pathname)
}

/** Where signing began in this tab; null for who came by a mail. */
export function wayBack(): string | null {
  return sessionStorage.getItem(KEY)
}
