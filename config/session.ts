import { defineConfig, stores } from '@adonisjs/session'
import { secureCookies } from '#config/app'

/** The cookie that holds the id of the session; its content stands in one named by that id. */
export const SESSION_COOKIE = 'barema_session'

/**
 * The session is an encrypted cookie of one subdomain: web processes stay stateless. Whether it still opens
 * anything stands in the database (modules/accounts/models/user_session.ts).
 */
export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: '30 days',
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'cookie',
  stores: { cookie: stores.cookie() },
})
