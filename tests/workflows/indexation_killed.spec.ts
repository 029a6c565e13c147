import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { indexedVersions, PLAN } from '#tests/helpers/indexations'
import { until } from '#tests/helpers/until'
import { endOf, runOf } from './running.ts'
import { hold, opened, workerToKill } from './worker_to_kill.ts'

/** From the worker that was killed to the end of the run: its silence, the start of the next one, and a busy machine. */
const LONGEST_MS = 75_000

test.group('An indexation whose worker is killed', () => {
  test('goes on once the worker was silent for some seconds, and writes each contract once', async ({
    assert,
    cleanup,
  }) => {
    const { acme, globex } = await freshCompanies()
    const payroll = await signedIn('payroll')
    const admin = await signedIn('admin')
    // The worker computes figures of contracts beside it.
    const beside = { except: ['contract_figures', 'outbox'] }
    const theirs = await checksumOf(globex.id, beside)
    const { worker } = await workerToKill(cleanup)
    await worker.start()
    const { id } = (await payroll.post('/api/indexations', PLAN)).body
    await endOf(acme, id)
    const { fingerprint } = (await admin.get(`/api/indexations/${id}`)).body
    await admin.post(`/api/indexations/${id}/approval`, { fingerprint })

    // Whose row is held stops a slice there, so that the worker is killed in the middle of it.
    const held = await opened(acme)
    cleanup(async () => void (held.isCompleted || (await held.rollback())))
    // Another transaction each time: one sees who waits as it was when it looked first.
    const waiting = () =>
      inTenant(acme.id, (trx) =>
        trx
          .from('pg_stat_activity')
          .where('wait_event_type', 'Lock')
          .whereLike('query', '%from workers w%for no key update%')
      )
    const contract = await held.from('contracts').where('id', acme.contractIds[0]).firstOrFail()
    await hold(held, 'workers', contract.worker_id)
    await payroll.post(`/api/indexations/${id}/application`)
    await until(
      'a slice waits for the person',
      async () => (await waiting()).length > 0,
      60_000
    )
    await worker.kill()
    const killed = performance.now()
    await held.commit()
    assert.equal((await runOf(acme, id)).status, 'applying')
    await worker.start()
    await until(
      'all is written',
      async () => (await runOf(acme, id)).status === 'applied',
      LONGEST_MS
    )
    assert.isBelow(performance.now() - killed, LONGEST_MS)
    const versions = await indexedVersions(acme)
    assert.lengthOf(versions, 3)
    assert.lengthOf(new Set(versions.map(({ previous_id: of }) => of)), 3)
    const told = await inTenant(acme.id, (trx) => trx.from('team_changes').where('source', 'INDEX'))
    assert.sameMembers(
      told.map(({ contract_id: of }) => of),
      versions.map(({ id: of }) => of)
    )
    assert.equal(await checksumOf(globex.id, beside), theirs)
  }).timeout(240_000)
})
