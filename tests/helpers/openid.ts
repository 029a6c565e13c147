/** What a person does on the local provider's page. */
export type Choice = { email: string; verified?: boolean } | 'cancel'

/**
 * Opens the provider's page at `url` and chooses there; answers the address that the provider leads back to, which a
 * browser would open next.
 */
export async function chooseAccount(url: string, choice: Choice): Promise<URL> {
  const visit = browser()
  const chooser = await visit(url)
  const form = new URLSearchParams(
    choice === 'cancel'
      ? { cancel: '1' }
      : { email: choice.email, ...(choice.verified === false ? {} : { verified: 'on' }) }
  )
  const chosen = await visit(chooser, { method: 'POST', body: form })
  return new URL(await visit(chosen))
}

/** Keeps cookies and follows nothing by itself: answers where it is led. */
function browser() {
  const cookies = new Map<string, string>()
  return async (url: string, init: RequestInit = {}): Promise<string> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name, ...value] = line.split(';')[0].split('=')
      cookies.set(name, value.join('='))
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${answer.status} of ${url}: ${await answer.text()}`)
    return new URL(location, url).href
  }
}
