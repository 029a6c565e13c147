import { defineConfig, stores } from '@adonisjs/session'
import { secureCookies } from '#config/app'

/**
 * The session is an encrypted cookie of one subdomain: web processes stay stateless.
 * Two hours without a request end it.
 */
export default defineConfig({
  enabled: true,
  cookieName: 'barema_session',
  clearWithBrowser: true,
  age: '2h',
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'cookie',
  stores: { cookie: stores.cookie() },
})
