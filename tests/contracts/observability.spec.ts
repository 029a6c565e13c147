import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** A process of its own: instrumentation is process-wide and must come first. */
const SCRIPT = `
  import '#backend/observability/start'
  import { reportError } from '#backend/observability/report'
  const { trace } = await import('@opentelemetry/api')
  trace.getTracer('test').startActiveSpan('a span of the test', (span) => span.end())
  await reportError(new Error('a surprise'), { requestId: 'request-42-abc' })
  const Sentry = await import('@sentry/node')
  await Sentry.flush?.(3000)
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.LINGER_MS)))
  process.exit(0)
`

test.group('Tracing and error reporting', (group) => {
  let sink: Server
  let received: { url: string; body: string }[]
  group.each.setup(async () => {
    received = []
    sink = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        received.push({ url: request.url!, body: Buffer.concat(chunks).toString('latin1') })
        response.end('{}')
      })
    })
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
    return () => void sink.close()
  })

  const run = (variables: Record<string, string>) =>
    new Promise<number | null>((resolve) => {
      const child = spawn(
        process.execPath,
        ['--import=@poppinss/ts-exec', '--input-type=module', '--eval', SCRIPT],
        {
          cwd: app.makePath('.'),
          env: { ...process.env, SENTRY_DSN: '', OTEL_EXPORTER_OTLP_ENDPOINT: '', ...variables },
          stdio: 'ignore',
        }
      )
      child.once('exit', resolve)
    })

  test('with their variables set, a span reaches the collector and an error reaches Sentry with its request id', async ({
    assert,
  }) => {
    const { port } = sink.address() as AddressInfo
    const code = await run({
      SENTRY_DSN: `http://public@127.0.0.1:${port}/1`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      LINGER_MS: '1500',
    })
    assert.equal(code, 0)
    assert.isTrue(received.some(({ url, body }) => url.startsWith('/v1/traces') && body.length > 0))
    const report = received.find(
      ({ url, body }) => url.startsWith('/api/1/envelope') && body.includes('a surprise')
    )
    assert.include(report?.body ?? '', 'request-42-abc')
  })

  test('without them nothing is loaded and nothing is sent', async ({ assert }) => {
    assert.equal(await run({ LINGER_MS: '0' }), 0)
    assert.deepEqual(received, [])
  })
})
