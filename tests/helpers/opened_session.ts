import { randomUUID } from 'node:crypto'
import { CookieClient } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import hash from '@adonisjs/core/services/hash'
import { SESSION_COOKIE } from '#config/session'
import { sessionEnd } from '#modules/accounts/index'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { visitor } from './client.ts'
import { superuser } from './starting_rows.ts'

/** What a browser keeps, as it travels. */
export type Cookies = ReadonlyMap<string, string>

/**
 * The cookies of a browser in which an account of the demonstration is signed in, and the row that they open: what the
 * product itself keeps of a sign-in, made by one statement. The thousand sign-ins of a run took a tenth of it.
 *
 * @returns null where the password alone does not open the account; the product says why
 */
export async function openedSession(slug: string, email: string): Promise<Cookies | null> {
  const now = new Date()
  const end = new Date(sessionEnd(now.getTime(), false))
  const { rows } = await superuser().query<{ id: string; password: string }>({
    name: 'open a session',
    text: OPEN,
    values: [slug, email, now, end],
  })
  if (!rows[0]) return null
  const [{ id, password }] = rows
  if (await opensWithDemoPassword(password))
    return signedIn(await (firstPage ??= openFirstPage()), id)
  await superuser().query('delete from user_sessions where id = $1', [id])
  return null
}

/** As the superuser, without triggers: the row names its company itself. */
const OPEN = `
  insert into user_sessions (company_id, user_id, browser, remembered, created_at, last_used_at, proven_at, ends_at)
  select c.id, u.id, '', false, $3, $3, $3, $4
  from companies c join users u on u.company_id = c.id
  where c.slug = $1 and u.email = $2 and u.deactivated_at is null
    and not exists (select from second_factors f where f.company_id = c.id and f.user_id = u.id)
  returning id, (select u.password from users u where u.id = user_id and u.company_id = user_sessions.company_id)`

/** Hashes of the demonstration's password, of which there is one an account. */
const known = new Set<string>()

async function opensWithDemoPassword(password: string): Promise<boolean> {
  if (!known.has(password) && (await hash.verify(password, DEMO_PASSWORD))) known.add(password)
  return known.has(password)
}

/** What the first page of a browser leaves in it, asked for once: a secret by which its calls are known, of no company. */
let firstPage: Promise<Cookies> | undefined

async function openFirstPage(): Promise<Cookies> {
  return (await visitor()).cookies
}

/** A session of its own that holds what the first page's does, and in which the row with this id is remembered. */
function signedIn(first: Cookies, rowId: string): Cookies {
  const cookies = new CookieClient(encryption.use())
  const from = cookies.unsign(SESSION_COOKIE, decodeURIComponent(first.get(SESSION_COOKIE)!))
  const before = cookies.decrypt(from, decodeURIComponent(first.get(from)!))
  const name = randomUUID().replaceAll('-', '')
  const content = cookies.encrypt(name, { ...before, auth_web: rowId, remember: false })!
  return new Map([
    ...[...first].filter(([kept]) => kept !== from),
    [SESSION_COOKIE, encodeURIComponent(cookies.sign(SESSION_COOKIE, name)!)],
    [name, encodeURIComponent(content)],
  ])
}
