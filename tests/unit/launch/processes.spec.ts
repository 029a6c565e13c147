import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { identify, isAlive } from '../../../bin/launch/process/identity.ts'
import { RunRecord } from '../../../bin/launch/process/run_record.ts'
import { choosePort } from '../../../bin/launch/process/ports.ts'
import { nextDelayMs } from '../../../bin/launch/process/backoff.ts'
import { run } from '../../../bin/launch/process/run.mjs'

const sleeper = () =>
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  })

test.group('Processes and ports', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'barema-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('a number that was given to another process does not count as alive', ({ assert }) => {
    const me = identify(process.pid)
    assert.isTrue(isAlive(me))
    assert.isFalse(isAlive({ ...me, born: 'another time' }))
    assert.isFalse(isAlive({ pid: 2 ** 22 + 1, born: null }))
  })

  test('a second start finds the first one, and nothing after it ended', async ({ assert }) => {
    const child = sleeper()
    const file = join(folder, 'run.json')
    writeFileSync(
      file,
      JSON.stringify({
        launcher: identify(child.pid!),
        address: 'http://acme.localhost:3333',
        children: [],
      })
    )
    assert.deepEqual(new RunRecord(folder).running(), {
      pid: child.pid,
      address: 'http://acme.localhost:3333',
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    assert.isNull(new RunRecord(folder).running())
  })

  test('a damaged note of a run stops no start', ({ assert }) => {
    writeFileSync(join(folder, 'run.json'), '{"launcher":')
    assert.isNull(new RunRecord(folder).running())
  })

  test('what a killed launcher left is ended, and only that', async ({ assert }) => {
    const [left, stranger] = [sleeper(), sleeper()]
    const record = new RunRecord(folder)
    record.begin()
    record.children([
      { name: 'web', pid: left.pid! },
      { name: 'worker', pid: stranger.pid! },
    ])
    const noted = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))
    noted.children[1].born = 'another time'
    writeFileSync(join(folder, 'run.json'), JSON.stringify(noted))

    assert.deepEqual(await new RunRecord(folder).endLeftovers(), ['web'])
    assert.isTrue(isAlive(identify(stranger.pid!)))
    stranger.kill('SIGKILL')
  })

  test('a port in use is not taken, and no port is given twice', async ({ assert }) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const chosen = await choosePort(port)
    assert.isTrue(chosen.wasTaken)
    assert.notEqual(chosen.port, port)
    assert.notEqual((await choosePort(chosen.port)).port, chosen.port)
    server.close()
  })

  test('waits longer after each failure, up to half a minute', ({ assert }) => {
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6, 7].map(nextDelayMs),
      [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
    )
  })

  test('a command that does not exist or does not end has its own code', async ({ assert }) => {
    assert.equal((await run('no-such-command-barema', [])).code, 127)
    assert.equal(
      (await run(process.execPath, ['-e', 'setInterval(() => {}, 9)'], { timeoutMs: 200 })).code,
      124
    )
  })
})
