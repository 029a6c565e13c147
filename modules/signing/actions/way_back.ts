import encryption from '@adonisjs/core/services/encryption'
import type { Locale } from '#modules/shared/tenancy/scope'

/** Where a browser goes on that comes back from a provider of signatures. It proves nothing: the browser's cookie does. */
export interface WayBack {
  attemptId: string
  slug: string
  locale: Locale
  link: string
}

const PURPOSE = 'way-back'
/** As long as an attempt lasts. */
export const ATTEMPT_MINUTES = 30

/** Sealed, so that none can be made that leads elsewhere. */
export function sealWayBack(way: WayBack): string {
  return encryption
    .use('signatures')
    .encrypt(way, { expiresIn: `${ATTEMPT_MINUTES} mins`, purpose: PURPOSE })
}

/** Null for anything that was not sealed here within that time. */
export function openWayBack(state: unknown): WayBack | null {
  return typeof state === 'string'
    ? encryption.use('signatures').decrypt<WayBack>(state, PURPOSE)
    : null
}
