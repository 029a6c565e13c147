import { dateOf } from '#modules/shared/values/days'
import { HrRefusal, type HrKey } from '../../domain/hr_system.ts'
import type { Access } from './hr_calls.ts'
import type { Json } from './json.ts'
import type { SourceSettings } from './source_settings.ts'

/** A token is renewed so long before its end. */
const EARLY_MS = 60_000

/** What came back for a code or for a token of renewal. */
export interface Tokens {
  accessToken: string
  refreshToken: string | null
  expiresAt: string
}

/** Reads `{ access_token, expires_in, refresh_token }`. */
export function tokensOf(answer: Json, now: Date): Tokens {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer
  if (typeof accessToken !== 'string' || accessToken === '')
    throw new HrRefusal('unreadable', 'the answer has no access token')
  const life = typeof seconds === 'number' && seconds > 0 ? seconds : 3600
  return {
    accessToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
    expiresAt: new Date(now.valueOf() + life * 1000).toISOString(),
  }
}

/**
 * Lets in by a token that ends and is renewed by another one. However many calls wait for it, it is renewed once; the
 * new key is kept before anything is asked with it, because the former one is gone.
 */
export function oauthAccess(
  key: HrKey,
  settings: SourceSettings,
  renewed: (fields: HrKey['fields']) => Promise<Tokens>
): Access {
  let { fields } = key
  let underWay: Promise<void> | null = null

  const renew = () => {
    underWay ??= (async () => {
      const { accessToken, refreshToken, expiresAt } = await renewed(fields)
      fields = { ...fields, accessToken, expiresAt, ...(refreshToken && { refreshToken }) }
      await settings.keepKey({ ...key, fields })
    })().finally(() => {
      underWay = null
    })
    return underWay
  }
  const isOver = () =>
    !fields.accessToken ||
    Date.parse(fields.expiresAt ?? '') - EARLY_MS < dateOf(settings.now()).valueOf()

  return {
    async headers() {
      if (isOver()) await renew()
      return { authorization: `Bearer ${fields.accessToken}` }
    },
    async renew({ authorization }) {
      // Another call may have renewed it meanwhile.
      if (authorization !== `Bearer ${fields.accessToken}`) return true
      if (!fields.refreshToken) return false
      await renew()
      return true
    },
  }
}
