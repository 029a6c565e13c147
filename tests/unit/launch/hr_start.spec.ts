import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { freePort } from '#tests/helpers/free_port'
import { hrPart } from '../../../bin/launch/parts/hr.ts'
import { Children } from '../../../bin/launch/process/children.ts'
import { NODE } from '../../../bin/launch/paths.mjs'

/** The most that `npm start` may be slower by the local HR server. */
const MOST_MS = 2_000

test.group('The local HR server of npm start', () => {
  // The launcher starts it beside the database, the generated code and the build, and waits for it once those are done. With every core
  // busy it takes from them what a core works for it, and more it cannot add: that is the same however busy the machine is.
  test('takes less of a processor than two seconds until it listens', async ({ assert }) => {
    const [, server] = hrPart({ port: 0 }).args.map(String).toReversed()
    const script = `import(${JSON.stringify(server)}).then(() =>
      setTimeout(() => {
        const { user, system } = process.cpuUsage()
        console.log((user + system) / 1000)
        process.exit()
      })
    )`
    // As the launcher calls it, the port is the third word: 0 is any that is free.
    const { stdout } = await promisify(execFile)(NODE, ['-e', script, 'server', '0'])
    const tookMs = Number(stdout)
    assert.isAbove(tookMs, 0)
    assert.isBelow(tookMs, MOST_MS)
  }).timeout(30_000)

  test('is waited for until it answers', async ({ assert, cleanup }) => {
    const logFolder = mkdtempSync(join(tmpdir(), 'barema-hr-'))
    const children = new Children()
    cleanup(async () => {
      await children.stop(['hr'])
      rmSync(logFolder, { recursive: true })
    })
    const port = await freePort()
    await children.start({ ...hrPart({ port }), logFolder })
    const answer = await fetch(`http://127.0.0.1:${port}/officient/1.0/account`, {
      headers: { authorization: 'Bearer local.acme.60' },
    })
    assert.equal(answer.status, 200)
  }).timeout(60_000)
})
