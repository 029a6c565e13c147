import { dateOf } from '#modules/shared/values/days'
import { HrRefusal, type HrKey } from '../../domain/hr_system.ts'
import { HR_ADDRESSES } from '../hr_addresses.ts'
import { sentOutside, type Access } from '../shared/hr_calls.ts'
import { objectOf } from '../shared/json.ts'
import { tokensOf, type Tokens } from '../shared/oauth_access.ts'
import type { SourceSettings } from '../shared/source_settings.ts'

const EARLY_MS = 60_000

/** Lets in by a token of a day, fetched once for all calls that wait for it; it is kept nowhere. */
export function personioAccess({ fields }: HrKey, settings: SourceSettings): Access {
  let token: Tokens | null = null
  let underWay: Promise<Tokens> | null = null
  const fetched = () =>
    (underWay ??= tokenOf(fields, settings).finally(() => {
      underWay = null
    }))
  const isOver = () =>
    !token || Date.parse(token.expiresAt) - EARLY_MS < dateOf(settings.now()).valueOf()

  return {
    async headers() {
      if (isOver()) token = await fetched()
      return { authorization: `Bearer ${token!.accessToken}` }
    },
    async renew({ authorization }) {
      // Another call may have fetched one meanwhile.
      if (authorization === `Bearer ${token?.accessToken}`) token = await fetched()
      return true
    },
  }
}

/** `POST /v2/auth/token`; a key that is not known is answered 400 or 401. */
async function tokenOf(fields: HrKey['fields'], settings: SourceSettings): Promise<Tokens> {
  const { status, headers, body } = await sentOutside(settings, {
    url: `${HR_ADDRESSES.personio}/v2/auth/token`,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept': 'application/json',
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: fields.clientId ?? '',
      client_secret: fields.clientSecret ?? '',
    }).toString(),
  })
  const path = '/v2/auth/token'
  if (status >= 500) throw new HrRefusal('unreachable', `${path}: ${status}`)
  if (status === 429)
    throw new HrRefusal('limited', `${path}: ${status}`, Number(headers['retry-after']) || null)
  if (status >= 400) throw new HrRefusal('unauthorised', `${path}: ${status}`)
  let read: unknown
  try {
    read = JSON.parse(body.toString('utf8'))
  } catch {
    throw new HrRefusal('unreadable', `${path}: the answer is not JSON`)
  }
  return tokensOf(objectOf(read, path), dateOf(settings.now()))
}
