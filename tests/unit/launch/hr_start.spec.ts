import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { freePort } from '#tests/helpers/free_port'
import { hrPart } from '../../../bin/launch/parts/hr.ts'
import { Children, type Part } from '../../../bin/launch/process/children.ts'
import { isListening } from '../../../bin/launch/process/ports.ts'

/** The most that `npm start` may be slower by the local HR server. */
const MOST_MS = 2_000
/** The quickest counts: a machine that does other things at the same time is slower, never quicker. */
const TRIES = 3

test.group('The local HR server of npm start', () => {
  /** Milliseconds as the launcher waits for a part, the quickest of some. */
  async function quickest(partOn: (port: number) => Part, cleanup: (work: () => void) => void) {
    const logFolder = mkdtempSync(join(tmpdir(), 'barema-hr-'))
    cleanup(() => rmSync(logFolder, { recursive: true }))
    const times: number[] = []
    for (let nth = 0; nth < TRIES; nth++) {
      const port = await freePort()
      const children = new Children()
      const begun = performance.now()
      await children.start({ ...partOn(port), logFolder })
      times.push(performance.now() - begun)
      const answer = await fetch(`http://127.0.0.1:${port}/officient/1.0/account`, {
        headers: { authorization: 'Bearer local.acme.60' },
      })
      await answer.text()
      await children.stop(['hr'])
    }
    return Math.min(...times)
  }

  // The launcher waits for it only once the database and the build are ready, so that this is the most it can add.
  test('answers within two seconds of its start, and within one of a process that does nothing', async ({
    assert,
    cleanup,
  }) => {
    const script = `require('node:http').createServer((_, to) => to.end()).listen(+process.argv[1], '127.0.0.1')`
    const nothing = await quickest(
      (port) => ({
        ...{ name: 'hr', command: process.execPath, args: ['-e', script, String(port)] },
        isReady: () => isListening(port),
      }),
      cleanup
    )
    const own = await quickest((port) => hrPart({ port }), cleanup)
    assert.isBelow(own, MOST_MS)
    assert.isBelow(own - nothing, MOST_MS / 2, `a process that does nothing: ${nothing} ms`)
  }).timeout(60_000)
})
