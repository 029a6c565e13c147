import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from '@japa/runner'
import { nodeServer } from '#backend/http/node_server'

test.group('Node’s server', () => {
  test('gives no client for ever to send its request', ({ assert }) => {
    const { headersTimeout, requestTimeout } = nodeServer(() => {})
    assert.equal(headersTimeout, 10_000)
    assert.equal(requestTimeout, 180_000)
  })

  test('lets calls that come together begin in turns', async ({ assert }) => {
    let begun = 0
    const server = nodeServer(() => void begun++)
    const request = { headers: { host: 'acme' }, destroyed: false } as IncomingMessage
    for (let nth = 0; nth < 5; nth++) server.emit('request', request, {} as ServerResponse)
    assert.equal(begun, 1)
    while (begun < 5) await new Promise(setImmediate)
  })
})
