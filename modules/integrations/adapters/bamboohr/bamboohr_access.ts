import { dateOf } from '#modules/shared/values/days'
import { HrRefusal, type HrKey } from '../../domain/hr_system.ts'
import { sentOutside, type Access } from '../shared/hr_calls.ts'
import { objectOf } from '../shared/json.ts'
import { oauthAccess, tokensOf } from '../shared/oauth_access.ts'
import type { SourceSettings } from '../shared/source_settings.ts'

/** Lets in by the key of a user, as their name without a password; or by the tokens of an app. */
export function bamboohrAccess(key: HrKey, base: string, settings: SourceSettings): Access {
  const { apiKey } = key.fields
  if (apiKey) {
    const basic = Buffer.from(`${apiKey}:x`).toString('base64')
    return { headers: async () => ({ authorization: `Basic ${basic}` }) }
  }
  return oauthAccess(key, settings, async ({ clientId, clientSecret, refreshToken }) => {
    const path = '/token.php'
    const { status, body } = await sentOutside(settings, {
      url: `${base}${path}?request=token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId ?? '',
        client_secret: clientSecret ?? '',
        refresh_token: refreshToken ?? '',
      }).toString(),
    })
    if (status >= 500) throw new HrRefusal('unreachable', `${path}: ${status}`)
    if (status >= 400) throw new HrRefusal('unauthorised', `${path}: ${status}`)
    let read: unknown
    try {
      read = JSON.parse(body.toString('utf8'))
    } catch {
      throw new HrRefusal('unreadable', `${path}: the answer is not JSON`)
    }
    return tokensOf(objectOf(read, path), dateOf(settings.now()))
  })
}
