import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { until } from '#tests/helpers/until'
import * as activities from '#workflows/activities'
import { closeWorkflowClient } from '#workflows/client'
import { indexationProgress } from '#workflows/indexation/client'
import { DevServer } from './dev_server.ts'
import { askForIndexation, endOf, linesOf, ownQueue, runOf, runWorkflows } from './running.ts'

/** The outbox tries every 15 seconds at the latest, the worker every five; what remains is for a busy machine. */
const LONGEST_TO_START_MS = 45_000

test.group('When Temporal is away', (group) => {
  let acme: TestCompany
  let server: DevServer
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    const folder = await mkdtemp(join(tmpdir(), 'barema-temporal-'))
    server = await DevServer.prepare(join(folder, 'temporal.db'))
    return async () => {
      await server.kill()
      await rm(folder, { recursive: true, force: true })
    }
  })

  /** The company may have other mail in its outbox. */
  const deliveryOf = (company: TestCompany, id: string) =>
    inTenant(
      company.id,
      async (trx) =>
        (await trx.from('outbox').whereLike('key', `%/indexation/${id}`).firstOrFail()) as {
          attempts: number
          delivered_at: Date | null
        }
    )

  test('the action succeeds, and the run starts when Temporal is there', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(ownQueue(server.address))
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    await until(
      'a delivery was tried in vain',
      async () => (await deliveryOf(acme, id)).attempts > 0
    )
    assert.containsSubset(await runOf(acme, id), { status: 'waiting' })
    assert.isNull((await deliveryOf(acme, id)).delivered_at)

    await server.start()
    assert.containsSubset(await endOf(acme, id), { status: 'done', done: 3 })
    assert.isNotNull((await deliveryOf(acme, id)).delivered_at)
  })

  test('however long it was away, what waits starts within seconds of its return', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(ownQueue(server.address))
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    // Long enough for pauses that double to be long.
    await sleep(60_000)
    await server.start()
    const back = performance.now()
    assert.containsSubset(await endOf(acme, id), { status: 'done', done: 3 })
    assert.isBelow(performance.now() - back, LONGEST_TO_START_MS)
  })

  test('who asked a process while Temporal was away is answered when it is there', async ({
    assert,
    cleanup,
  }) => {
    const config = ownQueue(server.address)
    cleanup(() => closeWorkflowClient())
    const ask = () => indexationProgress(config, acme.id, randomUUID())
    await assert.rejects(ask, /connect/i)
    await server.start()
    await until('it answers that there is no such process', () =>
      ask().then(
        () => false,
        (error: Error) => error.name === 'WorkflowNotFoundError'
      )
    )
  })

  test('a run that was under way when Temporal died goes on when it is back, and so do new ones', async ({
    assert,
    cleanup,
  }) => {
    await server.start()
    let hold = true
    const running = await runWorkflows(ownQueue(server.address), {
      // The first attempts fail, so that the run is between two attempts when the server dies.
      recomputeSlice: async (input) => {
        if (hold) throw new Error('not yet')
        return activities.recomputeSlice(input)
      },
    })
    cleanup(() => running.stop())
    const first = await askForIndexation(acme)
    await until('the run is under way', async () => (await runOf(acme, first)).status === 'running')
    await sleep(300)

    await server.kill()
    const second = await askForIndexation(acme)
    hold = false
    await sleep(1_000)
    assert.equal((await runOf(acme, second)).status, 'waiting')

    await server.start()
    assert.containsSubset(await endOf(acme, first, 90_000), { status: 'done', done: 3 })
    assert.containsSubset(await endOf(acme, second, 90_000), { status: 'done', done: 3 })
    assert.deepEqual(await linesOf(acme, first), await linesOf(acme, second))
  })

  test('the worker ends at once when it is told to', async ({ assert }) => {
    const running = await runWorkflows(ownQueue(server.address))
    await sleep(200)
    const started = performance.now()
    await running.stop()
    assert.isBelow(performance.now() - started, 15_000)
  })
})
