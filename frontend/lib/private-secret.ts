/**
 * Opens what a private link leads to. The secret stands behind `#` in the mailed address; it is exchanged once for a
 * cookie and leaves the address, so that neither the history nor a shared screen keeps it. Without one, as on coming back,
 * the cookie opens it.
 *
 * @param exchange brings the secret to the server, which answers with the cookie
 * @param read asks by the cookie alone
 */
export async function openPrivate<T>(
  exchange: (secret: string) => Promise<T>,
  read: () => Promise<T>
): Promise<T> {
  const secret = window.location.hash.slice(1)
  if (!secret) return read()
  const opened = await exchange(secret)
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  return opened
}

// Another private link to the same page, opened in the same window, changes what stands behind `#` only: begin anew.
window.addEventListener('hashchange', () => {
  if (/^#[\w-]{43}$/.test(window.location.hash)) window.location.reload()
})
