import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { inTurns } from '#backend/http/in_turns'
import { knowHost, lineOfHost } from '#backend/http/known_hosts'

const aRound = () => new Promise(setImmediate)

/** What has begun, in its order, and a way to ask as a company. */
function calls(lineOf = (host = '') => host) {
  const begun: string[] = []
  const listener = inTurns((request) => void begun.push(request.url!), lineOf)
  const ask = (host: string, url: string) => {
    const request = { headers: { host }, url, destroyed: false } as IncomingMessage
    listener(request, {} as ServerResponse)
    return request as { destroyed: boolean }
  }
  return { begun, ask }
}

test.group('Calls in turns', () => {
  test('a call that comes alone begins at once', async ({ assert }) => {
    const { begun, ask } = calls()
    ask('acme', 'a1')
    assert.deepEqual(begun, ['a1'])
    await aRound()
    await aRound()
    ask('acme', 'a2')
    assert.deepEqual(begun, ['a1', 'a2'])
  })

  test('of a hundred at once the others begin one in a round, in the order in which they came', async ({
    assert,
  }) => {
    const { begun, ask } = calls()
    const asked = Array.from({ length: 100 }, (_, nth) => `a${nth}`)
    for (const url of asked) ask('acme', url)
    assert.deepEqual(begun, ['a0'])
    await aRound()
    assert.deepEqual(begun, ['a0', 'a1'])
    while (begun.length < 100) await aRound()
    assert.deepEqual(begun, asked)
  })

  test('another company begins at once, however many wait in a line', async ({ assert }) => {
    const { begun, ask } = calls()
    for (let nth = 0; nth < 50; nth++) ask('acme', `a${nth}`)
    ask('globex', 'g0')
    ask('globex', 'g1')
    assert.deepEqual(begun, ['a0', 'g0'])
    await aRound()
    assert.sameMembers(begun.slice(0, 4), ['a0', 'g0', 'a1', 'g1'])
  })

  test('while another company is there, a line begins no faster than one in two milliseconds', async ({
    assert,
  }) => {
    const { begun, ask } = calls()
    ask('globex', 'g0')
    for (let nth = 0; nth < 1_000; nth++) ask('acme', `a${nth}`)
    const from = performance.now()
    await sleep(20)
    assert.isAtMost(begun.length, 3 + (performance.now() - from) / 2)
  })

  test('who has hung up meanwhile is not begun', async ({ assert }) => {
    const { begun, ask } = calls()
    ask('acme', 'a0')
    ask('acme', 'a1').destroyed = true
    ask('acme', 'a2')
    for (let nth = 0; nth < 4; nth++) await aRound()
    assert.deepEqual(begun, ['a0', 'a2'])
  })

  test('a company has one line, in whatever letters its name is written', async ({ assert }) => {
    knowHost('ACME.test')
    const { begun, ask } = calls(lineOfHost)
    ask('acme.test', 'a0')
    for (const name of ['Acme.test', 'aCme.test', 'ACME.TEST:80']) ask(name, name)
    assert.deepEqual(begun, ['a0'])
  })

  test('whatever names and ports are invented, all of them are one line; a company’s own is its name', async ({
    assert,
  }) => {
    knowHost('acme.test')
    const { begun, ask } = calls(lineOfHost)
    for (let nth = 0; nth < 50; nth++) ask(`invented${nth}.test`, `x${nth}`)
    for (let nth = 0; nth < 50; nth++) ask(`acme.test:${nth}`, `a${nth}`)
    assert.deepEqual(begun, ['x0', 'a0'])
    await aRound()
    assert.isBelow(begun.length, 10)
  })
})
