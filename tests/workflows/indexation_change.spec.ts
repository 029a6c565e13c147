import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { indexedVersions, PLAN } from '#tests/helpers/indexations'
import { until } from '#tests/helpers/until'
import * as activities from '#workflows/activities'
import { closeWorkflowClient, startWorkflow, workflowClient } from '#workflows/client'
import type { TemporalConfig } from '#workflows/worker'
import { endOf, ownQueue, runOf, runWorkflows } from './running.ts'

const LEFT_BY_RUNS = ['indexations', 'indexation_lines', 'outbox', ...LEFT_BY_SIGN_IN]

test.group('An indexation that is applied and undone on Temporal', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let temporal: TemporalConfig
  let payroll: TestClient
  let admin: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    temporal = ownQueue()
    payroll = await signedIn('payroll')
    admin = await signedIn('admin')
  })
  group.teardown(() => closeWorkflowClient())

  /** A plan that a second person approved. */
  async function approved(): Promise<string> {
    const { body } = await payroll.post('/api/indexations', PLAN)
    await endOf(acme, body.id)
    const { fingerprint } = (await admin.get(`/api/indexations/${body.id}`)).body
    const { status, raw } = await admin.post(`/api/indexations/${body.id}/approval`, {
      fingerprint,
    })
    if (status !== 200) throw new Error(String(raw))
    return body.id
  }
  const has = (id: string, status: string) =>
    until(`the run is ${status}`, async () => (await runOf(acme, id)).status === status, 60_000)

  test('each contract is written once, and all are given back', async ({ assert, cleanup }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const theirs = await checksumOf(globex.id)
    const before = await checksumOf(acme.id, { except: LEFT_BY_RUNS })
    const id = await approved()
    await payroll.post(`/api/indexations/${id}/application`)
    await has(id, 'applied')
    assert.lengthOf(await indexedVersions(acme), 3)
    await admin.post(`/api/indexations/${id}/undoing`)
    await has(id, 'undone')
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_RUNS }), before)
    assert.equal(await checksumOf(globex.id), theirs)
  })

  test('a worker that ends right after each slice was written, before it could say so, writes no contract twice', async ({
    assert,
    cleanup,
  }) => {
    let calls = 0
    const running = await runWorkflows(temporal, {
      // The unit of work is done; its answer is lost each time, once.
      changeSlice: async (input) => {
        const answer = await activities.changeSlice({ ...input, limit: 1 })
        if (++calls % 2 === 1) throw new Error('the worker was killed')
        return { ...answer, next: answer.next ?? null }
      },
    })
    cleanup(() => running.stop())
    const id = await approved()
    await payroll.post(`/api/indexations/${id}/application`)
    await has(id, 'applied')
    const versions = await indexedVersions(acme)
    assert.lengthOf(versions, 3)
    assert.lengthOf(new Set(versions.map(({ previous_id: of }) => of)), 3)
    assert.isAtLeast(calls, 4)
  })

  test('in slices and cut histories it is the same; a second delivery starts nothing', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(temporal, {
      changeSlice: (input) => activities.changeSlice({ ...input, limit: 1 }),
    })
    cleanup(() => running.stop())
    const id = await approved()
    const started = {
      companyId: acme.id,
      requestId: 'twice',
      indexationId: id,
      direction: 'apply',
      sliceSize: 1,
      slicesPerHistory: 1,
    }
    await inTenant(acme.id, (trx) =>
      trx.from('indexations').where({ id }).update({ status: 'applying', changes: 1 })
    )
    const workflowId = `company/${acme.id}/indexation-change/${id}/1`
    await startWorkflow(temporal, 'indexationChange', workflowId, started)
    await startWorkflow(temporal, 'indexationChange', workflowId, started)
    await (await workflowClient(temporal)).workflow.getHandle(workflowId).result()
    assert.equal((await runOf(acme, id)).status, 'applied')
    assert.lengthOf(await indexedVersions(acme), 3)
  })

  test('a run that an operator cancels can be begun again, and what was written stays written once', async ({
    assert,
    cleanup,
  }) => {
    let isAway = true
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const running = await runWorkflows(temporal, {
      changeSlice: async (input) => {
        if (!isAway) return activities.changeSlice(input)
        await activities.changeSlice({ ...input, limit: 1 })
        begun()
        throw new Error('the database is away for long')
      },
    })
    cleanup(() => running.stop())
    const id = await approved()
    await payroll.post(`/api/indexations/${id}/application`)
    await hasBegun
    const { changes } = await runOf(acme, id)
    await (
      await workflowClient(temporal)
    ).workflow
      .getHandle(`company/${acme.id}/indexation-change/${id}/${changes}`)
      .cancel()
    await has(id, 'approved')
    isAway = false
    await payroll.post(`/api/indexations/${id}/application`)
    await has(id, 'applied')
    const versions = await indexedVersions(acme)
    assert.lengthOf(versions, 3)
    assert.lengthOf(new Set(versions.map(({ previous_id: of }) => of)), 3)
  })
})
