/** What a person does on the local provider's page: says who they are, signs, or turns back. */
export type AtProvider = { givenName: string; surname: string } | 'sign' | 'cancel'

/** Opens the provider's page at `url` and answers there; the address that it leads back to, which a browser opens next. */
export async function atProvider(url: string, does: AtProvider): Promise<URL> {
  const page = await fetch(url)
  const html = await page.text()
  if (!page.ok) throw new Error(`${page.status}: ${html}`)
  const form: Record<string, string> =
    does === 'sign' ? {} : does === 'cancel' ? { cancel: '1' } : does
  const body = new URLSearchParams(form)
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`${answer.status}: ${await answer.text()}`)
  return new URL(location)
}
