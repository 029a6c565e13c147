import { defineConfig } from '@adonisjs/otel'

/** Traces of HTTP and PostgreSQL; the exporter's address is OTEL_EXPORTER_OTLP_ENDPOINT. */
export default defineConfig({
  enabled: Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT),
  serviceName: 'barema',
  serviceVersion: '0.1.0',
  environment: process.env.NODE_ENV ?? 'development',
})
