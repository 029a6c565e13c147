import { defineConfig, stores } from '@adonisjs/session'
import { secureCookies } from '#config/app'

/**
 * The session is an encrypted cookie of one subdomain: web processes stay stateless. How long it is good
 * for stands inside it and is checked by the server (modules/accounts/domain/session_lifetime.ts).
 */
export default defineConfig({
  enabled: true,
  cookieName: 'barema_session',
  clearWithBrowser: false,
  age: '30 days',
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'cookie',
  stores: { cookie: stores.cookie() },
})
