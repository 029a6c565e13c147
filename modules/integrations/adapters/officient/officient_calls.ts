import { dateOf } from '#modules/shared/values/days'
import { HrRefusal, type HrApp, type HrKey } from '../../domain/hr_system.ts'
import { HR_ADDRESSES, hrLocally, OFFICIENT_PAGES } from '../hr_addresses.ts'
import { HrCalls, sentOutside, type Access } from '../shared/hr_calls.ts'
import { maybeObject, objectOf } from '../shared/json.ts'
import { oauthAccess, tokensOf, type Tokens } from '../shared/oauth_access.ts'
import type { SourceSettings } from '../shared/source_settings.ts'

/** Officient names no limit: two calls a second. */
const GAP_MS = 500

/**
 * Where a person's browser goes to let us in; it comes back to the address of the app with `code` and `state`.
 *
 * @param localUrl `HR_LOCAL_URL`
 */
export function authorizeAddress(
  { clientId }: Pick<HrApp, 'clientId'>,
  { state, redirectUri }: { state: string; redirectUri: string },
  localUrl?: string
): string {
  const query = new URLSearchParams({ client_id: clientId, state, redirect_uri: redirectUri })
  return hrLocally(`${OFFICIENT_PAGES}/authorize?${query}`, localUrl)
}

/**
 * The key for a code, once a person let us in.
 *
 * @throws HrRefusal
 */
export async function exchangeCode(
  app: HrApp,
  code: string,
  settings: Pick<SourceSettings, 'fetch' | 'signal' | 'now'>
): Promise<HrKey> {
  const tokens = await tokenOf(settings, { ...idsOf(app), grant_type: 'authorization_code', code })
  const { accessToken, refreshToken, expiresAt } = tokens
  return { fields: { ...app, accessToken, expiresAt, ...(refreshToken && { refreshToken }) } }
}

/** The calls of Officient's API 1.0. */
export function officientCalls(key: HrKey, settings: SourceSettings): HrCalls {
  return new HrCalls(
    `${HR_ADDRESSES.officient}/1.0`,
    settings,
    accessOf(key, settings),
    (body) => maybeObject(body).reason_phrase,
    GAP_MS
  )
}

function accessOf(key: HrKey, settings: SourceSettings): Access {
  const { token } = key.fields
  if (token) return { headers: async () => ({ authorization: `Bearer ${token}` }) }
  return oauthAccess(key, settings, ({ clientId, clientSecret, refreshToken }) =>
    tokenOf(settings, {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    })
  )
}

const idsOf = ({ clientId, clientSecret }: HrApp) => ({
  client_id: clientId,
  client_secret: clientSecret,
})

async function tokenOf(
  settings: Pick<SourceSettings, 'fetch' | 'signal' | 'now'>,
  body: Readonly<Record<string, string | undefined>>
): Promise<Tokens> {
  const { status, body: answer } = await sentOutside(settings, {
    url: `${HR_ADDRESSES.officient}/1.0/token`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept': 'application/json' },
    body: JSON.stringify(body),
  })
  if (status >= 500) throw new HrRefusal('unreachable', `/token: ${status}`)
  if (status === 429) throw new HrRefusal('limited', `/token: ${status}`)
  if (status >= 400) throw new HrRefusal('unauthorised', `/token: ${status}`)
  let read: unknown
  try {
    read = JSON.parse(answer.toString('utf8'))
  } catch {
    throw new HrRefusal('unreadable', '/token: the answer is not JSON')
  }
  return tokensOf(objectOf(read, '/token'), dateOf(settings.now()))
}
