import { join } from 'node:path'
import { test } from '@japa/runner'
import queueConfig from '#config/queue'
import { MailboxFolder } from '#tests/chaos/mailbox_folder'
import { listens, Part, productParts } from '#tests/chaos/part'
import { runChaos } from '#tests/chaos/run_chaos'
import { freePort } from '#tests/helpers/free_port'
import { freshCompanies } from '#tests/helpers/companies'

/** The short form of `npm run chaos`, on the suite's own database, which must live on. */
test.group('Killed at random points', () => {
  test('web, worker and Temporal come back, nothing acknowledged is lost, and no mail leaves twice', async ({
    assert,
    cleanup,
  }) => {
    const { acme } = await freshCompanies()
    const [port, temporalPort] = [await freePort(), await freePort()]
    const address = ['--ip', '127.0.0.1', '--port', String(temporalPort), '--headless']
    const remembers = ['--db-filename', join(process.env.ENV_PATH!, `chaos-${port}.db`)]
    const temporal = new Part({
      name: 'temporal',
      command: process.env.TEMPORAL_BINARY ?? 'temporal',
      args: ['server', 'start-dev', ...address, ...remembers, '--log-level', 'error'],
      isReady: () => listens(temporalPort),
    })
    const parts = [
      ...productParts({
        ...process.env,
        PORT: String(port),
        TEMPORAL_ADDRESS: `127.0.0.1:${temporalPort}`,
        TEMPORAL_NAMESPACE: 'default',
      }),
      temporal,
    ]
    cleanup(async () => void (await Promise.all(parts.map((part) => part.kill()))))
    await Promise.all(parts.map((part) => part.start()))
    const report = await runChaos({
      seed: 7,
      kills: 5,
      parts,
      url: process.env.DATABASE_URL!,
      store: queueConfig,
      port,
      company: acme,
      mailbox: new MailboxFolder(join(process.env.ENV_PATH!, 'mail')),
      abreast: 2,
      pauseMs: [200, 900],
      patienceMs: 4_000,
      // What is still on its way is not lost; the long form waits for it.
      settleMs: 3_000,
    })
    assert.deepEqual(report.wrong, [])
    assert.deepEqual(report.sentTwice, [])
    assert.isAbove(report.offers, 0)
    assert.equal(
      Object.values(report.killsOf).reduce((sum, one) => sum + one),
      5
    )
  })
})
