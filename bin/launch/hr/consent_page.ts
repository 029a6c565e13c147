import { randomBytes } from 'node:crypto'
import { document, html } from '../pages/html.ts'
import { readKey } from './accounts.ts'
import type { Answered, Asked } from './answer.ts'

/**
 * Where a person lets an app in: a page with two buttons, which lead back with a code or with the word that they denied it
 * (RFC 6749, 4.1.2). Who comes with an app that is not known goes nowhere.
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
  const page = (status: number, content: ReturnType<typeof html>): Answered => {
    const words = { locale: 'en', instead: `A page of this machine, in ${system}’s place` }
    return {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: document(words, `${system} (local)`, content),
    }
  }
  if (!readKey(client) || !URL.canParse(back))
    return page(
      400,
      html`<p>
        No app here has this client ID. Go back, and write one as <code>local.acme.60</code>: the
        name of an account and how many people it has.
      </p>`
    )
  if (method === 'POST') {
    const to = new URL(back)
    if (said('answer') === 'deny') to.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(16).toString('hex')
      codes.set(code, client)
      to.searchParams.set('code', code)
    }
    to.searchParams.set('state', state)
    return { status: 303, headers: { location: to.href } }
  }
  return page(
    200,
    html`<p>Barema asks to read the people of this account.</p>
      <form method="post">
        <input type="hidden" name="client_id" value="${client}" />
        <input type="hidden" name="state" value="${state}" />
        <input type="hidden" name="redirect_uri" value="${back}" />
        <button name="answer" value="allow">Allow</button>
        <button name="answer" value="deny">Deny</button>
      </form>`
  )
}
