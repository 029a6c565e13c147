import observability from '#config/observability'

/** Sends a surprise to Sentry, when it is configured. Never throws: reporting must not hide the error. */
export async function reportError(error: unknown, context: Record<string, string>): Promise<void> {
  if (!observability.sentryDsn) return
  const Sentry = await import('@sentry/node')
  Sentry.captureException(error, { tags: context })
}
