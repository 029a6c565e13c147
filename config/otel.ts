import type { OtelConfig } from '@adonisjs/otel/types'

/**
 * Traces of HTTP and PostgreSQL; the exporter's address is OTEL_EXPORTER_OTLP_ENDPOINT. Every process reads this file at
 * its start: the package's own `defineConfig`, which answers what it is given, would bring all of OpenTelemetry with it.
 */
const otelConfig: OtelConfig = {
  enabled: Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT),
  serviceName: 'barema',
  serviceVersion: '0.1.0',
  environment: process.env.NODE_ENV ?? 'development',
}

export default otelConfig
