import { randomUUID } from 'node:crypto'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import temporalConfig from '#config/temporal'
import { Authority, type Certificate } from '#tests/helpers/certificates'
import { tlsRelay } from '#tests/helpers/tls_relay'
import { closeWorkflowClient, workflowClient } from '#workflows/client'
import type { TemporalConfig } from '#workflows/worker'

/** Temporal's development server speaks no TLS; a relay in front of it does, and wants to see who comes. */
test.group('Temporal over TLS', (group) => {
  let right: Authority
  let wrong: Authority
  let relay: Awaited<ReturnType<typeof tlsRelay>>
  let ours: Certificate

  group.setup(async () => {
    ;[right, wrong] = [new Authority(), new Authority()]
    const { cert, key } = right.sign('temporal.test', 'DNS:temporal.test')
    ours = right.sign('barema')
    relay = await tlsRelay(Number(temporalConfig.address.split(':')[1]), {
      ...{ cert, key, ca: right.ca.cert, requestCert: true, rejectUnauthorized: true },
      ALPNProtocols: ['h2'],
    })
    return async () => {
      await closeWorkflowClient()
      await relay.close()
      right.remove()
      wrong.remove()
    }
  })
  group.each.teardown(() => closeWorkflowClient())

  const config = (tls: TemporalConfig['tls']): TemporalConfig => ({
    address: `127.0.0.1:${relay.port}`,
    namespace: 'default',
    taskQueue: `test-${randomUUID()}`,
    tls,
  })
  const asClient = () => ({ crt: ours.cert, key: ours.key })
  const asked = async (given: TemporalConfig) => {
    const { workflowService } = await workflowClient(given)
    return (await workflowService.describeNamespace({ namespace: 'default' })).namespaceInfo?.name
  }

  test('answers who knows its authority and its name, and shows a certificate', async ({
    assert,
  }) => {
    const tls = {
      serverRootCACertificate: right.ca.cert,
      serverNameOverride: 'temporal.test',
      clientCertPair: asClient(),
    }
    assert.equal(await asked(config(tls)), 'default')
  })

  test('another authority, another name, no certificate of ours, and no TLS: none is a connection', async ({
    assert,
  }) => {
    const [serverRootCACertificate, serverNameOverride] = [right.ca.cert, 'temporal.test']
    const clientCertPair = asClient()
    const stranger = wrong.sign('stranger')
    for (const [what, tls] of Object.entries({
      'another authority': {
        serverRootCACertificate: wrong.ca.cert,
        serverNameOverride,
        clientCertPair,
      },
      'another name': { serverRootCACertificate, clientCertPair },
      'no certificate': { serverRootCACertificate, serverNameOverride },
      'a certificate of a stranger': {
        ...{ serverRootCACertificate, serverNameOverride },
        clientCertPair: { crt: stranger.cert, key: stranger.key },
      },
      'no TLS': false as const,
    })) {
      const outcome = await asked(config(tls)).catch((error) => error)
      assert.instanceOf(outcome, Error, what)
      await closeWorkflowClient()
    }
  })
})

test.group('Temporal with an API key', (group) => {
  let authority: Authority
  let server: Http2SecureServer
  const seen: (string | undefined)[] = []

  group.setup(async () => {
    authority = new Authority()
    const { cert, key } = authority.sign('cloud', 'DNS:cloud.test')
    server = createSecureServer({ cert, key })
    // Any answer will do: what counts is what was asked with.
    server.on('stream', (stream, headers) => {
      seen.push(headers.authorization)
      stream.respond(
        { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '16' },
        { endStream: true }
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return () => {
      server.close()
      authority.remove()
    }
  })

  test('goes with every call', async ({ assert }) => {
    const config: TemporalConfig = {
      address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
      namespace: 'default',
      taskQueue: 'test',
      tls: { serverRootCACertificate: authority.ca.cert, serverNameOverride: 'cloud.test' },
      apiKey: 'a-key-of-the-cloud',
    }
    await assert.rejects(() => workflowClient(config))
    await closeWorkflowClient()
    assert.isNotEmpty(seen)
    for (const authorization of seen) assert.equal(authorization, 'Bearer a-key-of-the-cloud')
  })
})
