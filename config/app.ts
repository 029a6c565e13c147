import env from '#backend/start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'

/** Signs cookies and private links. */
export const appKey = env.get('APP_KEY')

/** Companies live at `<slug>.<appDomain>`. */
export const appDomain = env.get('APP_DOMAIN', 'localhost')

const front = new URL(env.get('APP_URL') ?? `http://${appDomain}:${env.get('PORT')}`)

/** The product's own address, of no company. */
export const frontAddress = front.origin

/**
 * A company's own address, for links in mails. Written down in the configuration and never taken from a request's
 * Host header, which anybody can invent.
 */
export function companyAddress(slug: string): string {
  return `${front.protocol}//${slug}.${front.host}`
}

export const inProduction = app.inProduction

/** Secure cookies are a setting: behind plain http on a LAN address a browser drops them. */
export const secureCookies = env.get('COOKIE_SECURE', false)

/** One HTTP configuration for API and pages. */
export const http = defineConfig({
  generateRequestId: true,
  createRequestId: undefined,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: true,
  // A proxy in front passes on whom it speaks for. Unless one is declared only this machine is believed: else
  // anybody could invent the address that the limits count by.
  trustProxy: env.get('TRUST_PROXY', false) ? () => true : 'loopback',
  redirect: { forwardQueryString: true },
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
})
