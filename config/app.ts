import env from '#backend/start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import { handleUnreadable } from '#backend/http/middleware/readable_address_middleware'
import { trustedProxies } from '#modules/shared/http/trusted_proxies'

/** Companies live at `<slug>.<appDomain>`. */
export const appDomain = env.get('APP_DOMAIN', 'localhost')

const front = new URL(env.get('APP_URL') ?? `http://${appDomain}:${env.get('PORT')}`)

/** The product's own address, of no company. */
export const frontAddress = front.origin

/**
 * A company's own address, for links in mails. Written down in the configuration and never taken from a request's
 * Host header, which any client can invent.
 */
export function companyAddress(slug: string): string {
  return `${front.protocol}//${slug}.${front.host}`
}

export const inProduction = app.inProduction

/** Behind https every cookie is `Secure`; over plain http, as on one's own machine, a browser would drop it. */
export const secureCookies = front.protocol === 'https:'

const { serializeJSON: asFramework } = defineConfig({})

/**
 * An answer as text. The framework's own way says the same in several times the time: it is left what JSON.stringify refuses,
 * a bigint, which becomes a text, and what holds itself, which is left out.
 */
function serializeJSON(answer: unknown): string | undefined {
  try {
    return JSON.stringify(answer)
  } catch {
    return asFramework(answer)
  }
}

/** One HTTP configuration for API and pages. */
export const http = defineConfig({
  generateRequestId: true,
  createRequestId: undefined,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: true,
  trustProxy: trustedProxies(env.get('TRUST_PROXY')),
  redirect: { forwardQueryString: true },
  onBadUrl: handleUnreadable,
  serializeJSON,
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
})

/** How long a web process that was told to end serves on, for a proxy to notice; none where there is one process. */
export const drainSeconds = env.get('DRAIN_SECONDS', 0)
