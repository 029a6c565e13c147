import { randomBytes } from 'node:crypto'
import { document, html } from '../pages/html.ts'
import { readKey } from './accounts.ts'
import type { Answered, Asked } from './answer.ts'

/**
 * Where a person lets an app in: a page with one button, which leads back with a code.
 *
 * @param codes gets the code with the key that it is for
 */
export function consentPage(
  { method, query, body }: Asked,
  system: string,
  codes: Map<string, string>
): Answered {
  const said = (name: string) =>
    String(method === 'POST' ? (body[name] ?? '') : (query.get(name) ?? ''))
  const [client, state, back] = [said('client_id'), said('state'), said('redirect_uri')]
  if (!readKey(client) || !URL.canParse(back))
    return { status: 400, body: { error: 'invalid_request' } }
  if (method === 'POST') {
    const code = randomBytes(16).toString('hex')
    codes.set(code, client)
    const to = new URL(back)
    to.searchParams.set('code', code)
    to.searchParams.set('state', state)
    return { status: 303, headers: { location: to.href } }
  }
  const words = { locale: 'en', instead: `A page of this machine, in ${system}’s place` }
  const form = html`<form method="post">
    <input type="hidden" name="client_id" value="${client}" />
    <input type="hidden" name="state" value="${state}" />
    <input type="hidden" name="redirect_uri" value="${back}" />
    <button>Allow</button>
  </form>`
  const body_ = html`<p>Barema asks to read the people of this account.</p>
    ${form}`
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: document(words, `${system} (local)`, body_),
  }
}
