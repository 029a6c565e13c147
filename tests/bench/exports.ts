import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn } from '#tests/helpers/client'
import { show } from './figure.ts'
import { manyPackages } from './many_rows.ts'
import { withProduct } from './product.ts'

const ROWS = 100_000
const POLL_MS = 250
const TOGETHER = 4

/** A hundred thousand packages as files: how long a worker takes, and how long another company waits meanwhile. */
await withProduct(async () => {
  const worker = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/worker.ts'], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' },
  })
  try {
    const client = await signedIn('admin')
    const other = await signedIn('viewer', 'globex')
    await manyPackages(client, ROWS)
    const figures = []
    for (const format of ['csv', 'xlsx']) {
      const start = performance.now()
      const { body } = await client.post('/api/exports', { kind: 'packages', format })
      let slowest = 0
      for (let status = body.status; status !== 'ready';) {
        if (status === 'failed') throw new Error(`The export as ${format} failed`)
        const asked = performance.now()
        await Promise.all(Array.from({ length: TOGETHER }, () => other.get('/api/users')))
        slowest = Math.max(slowest, performance.now() - asked)
        await sleep(POLL_MS)
        status = (await client.get(`/api/exports/${body.id}`)).body.status
      }
      const what = `an export of ${ROWS.toLocaleString('en-GB').replaceAll(',', ' ')} packages as ${format.toUpperCase()}`
      figures.push(
        { what, value: (performance.now() - start) / 1000, unit: 's' },
        { what: `another company's slowest answer during ${what}`, value: slowest, unit: 'ms' }
      )
    }
    show(figures)
  } finally {
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    await ended
  }
})
