import { defineConfig } from '@adonisjs/shield'
import { inProduction } from '#config/app'
import { messaging } from '#config/messaging'
import observability from '#config/observability'

/** Where the screens may call: home, and Sentry when it is configured. */
const reporting = observability.sentryDsn ? [new URL(observability.sentryDsn).origin] : []

/** The messaging widget's own server, when there is one: its script, its window and its socket. */
const widget = messaging ? [messaging.url] : []
const widgetSocket = widget.map((origin) => origin.replace(/^http/, 'ws'))

/**
 * What the package guards: where a page may load from, and that a call comes from our own page. Programs need no CSRF
 * token at all (backend/http/middleware/shield_middleware.ts); the other headers are browser_rules_middleware.ts'.
 */
export default defineConfig({
  // In development Vite injects its own scripts and sockets.
  csp: {
    enabled: inProduction,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, ...widget],
      // Radix, the charts and the toasts set style attributes; a style element needs this page's nonce. Browsers that
      // know only `style-src` (before 2022) go by that alone, and the messaging widget brings elements of its own.
      styleSrc: [`'self'`, `'unsafe-inline'`],
      ...(messaging ? {} : { styleSrcElem: [`'self'`, '@nonce'] }),
      // Logos and signatures are files of ours; only the code for an authenticator app is drawn into its address.
      imgSrc: [`'self'`, 'data:'],
      connectSrc: [`'self'`, ...reporting, ...widget, ...widgetSocket],
      frameSrc: messaging ? widget : [`'none'`],
      objectSrc: [`'none'`],
      baseUri: [`'none'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    exceptRoutes: (ctx) =>
      ctx.request.url() === '/api/tokens' ||
      // Its signature proves where it comes from.
      ctx.request.url() === '/api/billing/webhook' ||
      ctx.request.url().startsWith('/api/hr-messages/'),
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
})
