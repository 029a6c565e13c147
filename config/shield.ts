import { defineConfig } from '@adonisjs/shield'
import { inProduction } from '#config/app'
import { messaging } from '#config/messaging'
import observability from '#config/observability'

/** Where the screens may call: home, and Sentry when it is configured. */
const reporting = observability.sentryDsn ? [new URL(observability.sentryDsn).origin] : []

/** The messaging widget's own server, when there is one: its script, its window and its socket. */
const widget = messaging ? [messaging.url] : []
const widgetSocket = widget.map((origin) => origin.replace(/^http/, 'ws'))

/** Programs need no CSRF token at all: backend/http/middleware/shield_middleware.ts. */
export default defineConfig({
  // In development Vite injects its own scripts and sockets.
  csp: {
    enabled: inProduction,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, ...widget],
      // Radix and the toasts set style attributes.
      styleSrc: [`'self'`, `'unsafe-inline'`],
      imgSrc: [`'self'`, 'data:', 'https:'],
      connectSrc: [`'self'`, ...reporting, ...widget, ...widgetSocket],
      frameSrc: [`'self'`, ...widget],
      objectSrc: [`'none'`],
      baseUri: [`'self'`],
      frameAncestors: [`'none'`],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    exceptRoutes: (ctx) =>
      ctx.request.url() === '/api/tokens' ||
      // Its signature proves where it comes from.
      ctx.request.url() === '/api/billing/webhook',
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: true, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
})
