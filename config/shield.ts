import { defineConfig } from '@adonisjs/shield'

/** API tokens carry no cookie, so they need no CSRF token. */
export default defineConfig({
  csp: { enabled: false, directives: {}, reportOnly: false },
  csrf: {
    enabled: true,
    exceptRoutes: (ctx) => ctx.request.header('authorization')?.startsWith('Bearer ') === true || ctx.request.url() === '/api/tokens',
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: true, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
})
