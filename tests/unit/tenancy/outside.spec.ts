import { createServer, get, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import {
  besideUnit,
  reachingOut,
  toldOnce,
  WaitsInsideUnitOfWork,
  whileOpen,
} from '#modules/shared/tenancy/outside'
import { watchHttp } from '#tests/helpers/unannounced_calls'

/** A call of its own, as clients have: the place is its caller. */
const knock = async () => reachingOut('A service')

test.group('Nothing waits for the world inside a unit of work', () => {
  test('a call out is thrown with its place while the unit is open, and not before or after', async ({
    assert,
  }) => {
    await knock()
    const error = await whileOpen(() => knock()).catch((thrown: Error) => thrown)
    assert.instanceOf(error, WaitsInsideUnitOfWork)
    assert.match(String(error), /A service.*tests\/unit\/tenancy\/outside\.spec\.ts:\d+/)
    await knock()
  })

  test('what a unit started and did not wait for is free once it has ended, also inside another context', async ({
    assert,
  }) => {
    let later = Promise.resolve()
    await whileOpen(async () => {
      later = sleep(20).then(knock)
    })
    await later
    await assert.rejects(() =>
      whileOpen(async () => void (await whileOpen(async () => {}), await knock()))
    )
  })

  test('what is started beside a unit is free at once, and the unit stays as it was', async ({
    assert,
  }) => {
    let beside = Promise.resolve()
    await whileOpen(async () => {
      besideUnit(() => void (beside = knock()))
      await assert.rejects(knock)
    })
    await beside
  })

  test('in production a place is told once', ({ assert }) => {
    const told: string[] = []
    const answer = toldOnce(({ places }) => told.push(places[0]))
    for (const place of ['a.ts:1', 'a.ts:1', 'b.ts:2'])
      answer(new WaitsInsideUnitOfWork('A service', [place]))
    assert.deepEqual(told, ['a.ts:1', 'b.ts:2'])
  })
})

test.group('HTTP clients that never say that they reach out', (group) => {
  let server: Server
  let url: string
  group.setup(async () => {
    server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => void server.close()
  })

  const CLIENTS = {
    'fetch': async () => void (await (await fetch(url)).text()),
    'node:http': async () => {
      const [response] = await once(get(url), 'response')
      await response.resume()
    },
  }
  for (const [name, call] of Object.entries(CLIENTS))
    test(`${name}: the suites find it`, async ({ assert }) => {
      const outside = watchHttp()
      await call()
      outside()
      const inside = watchHttp()
      await whileOpen(call)
      assert.throws(inside, /An HTTP call with a unit of work open/)
    })
})
