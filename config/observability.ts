/**
 * Read before the application boots (instrumentation must come first), hence from the process
 * environment and not through env.ts, which checks the same two variables later.
 */
export default {
  sentryDsn: process.env.SENTRY_DSN,
  openTelemetryEndpoint: process.env.OTEL_EXPORTER_OTLP_ENDPOINT,
}
