import env from '#backend/start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'

/** Signs cookies and private links. */
export const appKey = env.get('APP_KEY')

/** Companies live at `<slug>.<appDomain>`. */
export const appDomain = env.get('APP_DOMAIN', 'localhost')

export const inProduction = app.inProduction

/** Secure cookies are a setting: behind plain http on a LAN address a browser drops them. */
export const secureCookies = env.get('COOKIE_SECURE', false)

/** One HTTP configuration for API and pages. */
export const http = defineConfig({
  generateRequestId: true,
  createRequestId: undefined,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: true,
  // The company's address is in the host name; a proxy in front passes it on.
  trustProxy: () => true,
  redirect: { forwardQueryString: true },
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
})
