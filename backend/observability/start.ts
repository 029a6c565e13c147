import { fileURLToPath } from 'node:url'
import observability from '#config/observability'
import { APP_ROOT } from '#backend/app_root'

/**
 * Tracing and error reporting, first import of the web and worker processes. Both are off, and cost
 * nothing, unless their variable is set. Sentry samples a tenth of the sessions and every error.
 */
if (observability.openTelemetryEndpoint) {
  const { init } = await import('@adonisjs/otel/init')
  await init(fileURLToPath(APP_ROOT))
}

if (observability.sentryDsn) {
  const Sentry = await import('@sentry/node')
  Sentry.init({ dsn: observability.sentryDsn, tracesSampleRate: 0.1, sendDefaultPii: false })
}
