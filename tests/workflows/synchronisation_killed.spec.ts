import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn } from '#tests/helpers/client'
import { checksumOf, freshCompanies } from '#tests/helpers/companies'
import { withSync } from '#tests/helpers/fake_hr'
import { localAccount } from '#tests/helpers/hr_local'
import { until } from '#tests/helpers/until'
import { closeWorkflowClient, startWorkflow } from '#workflows/client'
import { hold, opened, workerToKill, type Rows } from './worker_to_kill.ts'

const PEOPLE = 60
/** A page whose worker was killed is given to the next one once it was silent for a while. */
const PATIENCE_MS = 150_000

test.group('A synchronisation whose worker is killed', (group) => {
  group.teardown(() => closeWorkflowClient())

  test('takes everybody once, whole, and goes on where it was', async ({ assert, cleanup }) => {
    const { acme, globex } = await freshCompanies()
    await withSync(acme)
    const admin = await signedIn('admin')
    const account = localAccount(PEOPLE)
    const { address, fields: key } = account.key('odoo')
    const made = await admin.post('/api/integrations', { system: 'odoo', address, key })
    assert.equal(made.status, 201, String(made.raw))
    const { worker, config } = await workerToKill(cleanup)
    await worker.start()
    const path = `/api/integrations/${made.body.id}/sync`
    /** A run in slices of a few people, whose own message starts no second one. */
    const begin = async (body: object) => {
      const run = (await admin.post(path, body)).body
      const input = { companyId: acme.id, requestId: 'killed', runId: run.id, sliceSize: 5 }
      await until('the server of processes takes it', () =>
        startWorkflow(
          config,
          'synchronisation',
          `company/${acme.id}/synchronisation/${run.id}`,
          input
        ).then(
          () => true,
          () => false
        )
      )
      return run.id as string
    }
    const rowOf = (trx: Rows, id: string) => trx.from('sync_runs').where({ id }).firstOrFail()
    const ended = (id: string) =>
      until(
        'the run ended',
        async () => (await inTenant(acme.id, (trx) => rowOf(trx, id))).finished_at !== null,
        PATIENCE_MS
      )
    await ended(await begin({}))

    const untouched = await checksumOf(globex.id, { except: ['outbox'] })
    const before = await inTenant(acme.id, (trx) => trx.from('workers').count('* as n').first())
    const id = await begin({ dryRun: false })
    await until(
      'some are read',
      async () => (await inTenant(acme.id, (trx) => rowOf(trx, id))).read >= 10,
      PATIENCE_MS
    )
    // Whose row is held stops it there, so that the worker is killed in the middle of a slice.
    const held = await opened(acme)
    await hold(held, 'sync_runs', id)
    const reached = (await rowOf(held, id)).read
    await worker.kill()
    await held.commit()
    assert.isBelow(reached, PEOPLE)
    await worker.start()
    await ended(id)
    const run = await inTenant(acme.id, (trx) => rowOf(trx, id))
    assert.deepInclude({ status: run.status, read: run.read }, { status: 'DONE', read: PEOPLE })
    const after = await inTenant(acme.id, (trx) => trx.from('workers').count('* as n').first())
    assert.equal(Number(after.n) - Number(before.n), run.created)
    const ids = await inTenant(acme.id, (trx) =>
      trx.from('worker_external_ids').where('system', 'odoo')
    )
    assert.lengthOf(ids, new Set(ids.map(({ identifier }) => identifier)).size)
    assert.equal(await checksumOf(globex.id, { except: ['outbox'] }), untouched)
  })
})
