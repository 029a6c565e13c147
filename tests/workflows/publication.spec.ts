import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { answered, draftGroup, GROUPS } from '#tests/helpers/rewards'
import { until } from '#tests/helpers/until'
import * as activities from '#workflows/activities'
import { closeWorkflowClient, startWorkflow, workflowClient } from '#workflows/client'
import { publicationWorkflowId } from '#workflows/publication/client'
import type { PublicationProgress } from '#workflows/publication/contract'
import type { TemporalConfig } from '#workflows/worker'
import { ownQueue, runWorkflows } from './running.ts'

test.group('A publication of reward statements, on Temporal', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let temporal: TemporalConfig
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    temporal = ownQueue()
  })
  group.teardown(() => closeWorkflowClient())

  const ask = async () => {
    const { id, version } = await draftGroup(hr)
    return answered(await hr.post(`${GROUPS}/${id}/publications`, { kind: 'PUBLISH', version }))
  }
  const runOf = (id: string) =>
    inTenant(acme.id, (trx) => trx.from('reward_publications').where('id', id).firstOrFail())
  const endOf = async (id: string) => {
    await until(`the publication ${id} ended`, async () => (await runOf(id)).finished_at !== null)
    return runOf(id)
  }
  const versions = () =>
    inTenant(acme.id, (trx) => trx.from('reward_statement_versions').orderBy('id'))

  test('publishes, draws, and the page can follow it; the other company stays', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const untouched = await checksumOf(globex.id)
    const { id } = await ask()
    assert.containsSubset(await endOf(id), {
      status: 'done',
      total: 3,
      done: 3,
      published: 3,
      drawn: 3,
      failure: null,
    })
    assert.deepEqual(
      (await versions()).map(({ file_key: key }) => key !== null),
      [true, true, true]
    )
    const handle = (await workflowClient(temporal)).workflow.getHandle(
      publicationWorkflowId(acme.id, id)
    )
    assert.deepEqual(await handle.result(), { done: 3, drawn: 3, total: 3 })
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(120_000)

  test('a worker that ends right after each step was done, before it could say so, publishes and mails nobody twice', async ({
    assert,
    cleanup,
  }) => {
    const calls = { published: 0, drawn: 0 }
    const running = await runWorkflows(temporal, {
      // The unit of work is done; its answer is lost each time, once.
      publishSlice: async (input) => {
        const answer = await activities.publishSlice({ ...input, limit: 1 })
        if (++calls.published % 2 === 1) throw new Error('the worker was killed')
        return answer
      },
      drawSlice: async (input) => {
        const answer = await activities.drawSlice(input)
        if (++calls.drawn % 2 === 1) throw new Error('the worker was killed')
        return answer
      },
    })
    cleanup(() => running.stop())
    const { id } = await ask()
    assert.containsSubset(await endOf(id), { status: 'done', published: 3, drawn: 3, done: 3 })
    const made = await versions()
    assert.lengthOf(made, 3)
    assert.lengthOf(new Set(made.map(({ worker_id: of }) => of)), 3)
    const mails = await inTenant(acme.id, (trx) =>
      trx.from('mails').where({ kind: 'reward-statement' })
    )
    assert.lengthOf(mails, 3)
    assert.isAtLeast(calls.published, 4)
  }).timeout(120_000)

  test('slices and cut histories publish the same, once', async ({ assert, cleanup }) => {
    const { id } = await ask()
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const again = `again/${id}`
    await startWorkflow(temporal, 'publication', again, {
      companyId: acme.id,
      requestId: 'again-1',
      locale: 'fr',
      publicationId: id,
      sliceSize: 1,
      slicesPerHistory: 2,
    })
    const progress: PublicationProgress = await (
      await workflowClient(temporal)
    ).workflow
      .getHandle(again)
      .result()
    assert.equal(progress.done, 3)
    await endOf(id)
    assert.lengthOf(await versions(), 3)
  }).timeout(120_000)
})
