import { pageConfig } from './config.ts'

type Report = (error: unknown, extra?: Record<string, string | undefined>) => void

let report: Report = () => {}

/**
 * Loads error reporting when the server gives an address, and only then.
 * Sessions are sampled as the specification says: one in ten, and each one with an error; amounts and names are masked.
 */
export async function startMonitoring(): Promise<void> {
  const { sentryDsn, environment, release } = pageConfig()
  if (!sentryDsn) return
  const sentry = await import('@sentry/react')
  sentry.init({
    dsn: sentryDsn,
    environment,
    release,
    sendDefaultPii: false,
    integrations: [
      sentry.replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ],
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  })
  report = (error, extra) => void sentry.captureException(error, { extra })
}

/** Sends an error to the monitoring, when there is one. */
export const reportError: Report = (error, extra) => report(error, extra)
