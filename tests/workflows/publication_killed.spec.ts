import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { MailboxFolder } from '#tests/chaos/mailbox_folder'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { answered, draftGroup, GROUPS, STATEMENT_DAY } from '#tests/helpers/rewards'
import { until } from '#tests/helpers/until'
import { closeWorkflowClient, startWorkflow } from '#workflows/client'
import { publicationWorkflowId } from '#workflows/publication/client'
import { hold, opened, workerToKill, type Rows } from './worker_to_kill.ts'

const PEOPLE = 6
/** A slice whose worker was killed is given to the next one once it was silent for a while. */
const PATIENCE_MS = 150_000

/** People of a department of their own, who work on the terms of one of the demo contracts; their ids in order. */
async function department({ id: companyId }: TestCompany) {
  const id = randomUUID()
  const workers = Array.from({ length: PEOPLE }, () => randomUUID()).sort()
  await inTenant(companyId, async (trx) => {
    const { package_id: packageId } = await trx.from('contracts').orderBy('id').firstOrFail()
    await trx.table('departments').insert({ id, name: 'Atelier' })
    for (const worker of workers) {
      await trx.table('workers').insert({
        id: worker,
        first_name: 'Noé',
        last_name: 'Atelier',
        email: `${worker}@example.test`,
        language: 'fr',
        department_id: id,
      })
      await trx.table('contracts').insert({
        worker_id: worker,
        package_id: packageId,
        start_date: '2026-01-01',
        signature: 'PAPER',
      })
    }
  })
  return { id, workers }
}

test.group('A publication whose worker is killed', (group) => {
  group.teardown(() => closeWorkflowClient())

  test('goes on where it was, while people are gone through and while PDFs are drawn, and mails nobody twice', async ({
    assert,
    cleanup,
  }) => {
    const { acme, globex } = await freshCompanies()
    const hr = await signedIn('hr')
    const { id: departmentId, workers } = await department(acme)
    const { id: groupId, version } = await draftGroup(hr, {
      audience: { department: departmentId },
      statementDateStr: STATEMENT_DAY,
    })
    // Figures of contracts are computed beside it.
    const beside = { except: ['contract_figures', 'outbox'] }
    const untouched = await checksumOf(globex.id, beside)
    const { id } = answered(
      await hr.post(`${GROUPS}/${groupId}/publications`, { kind: 'PUBLISH', version })
    )
    const { worker, config } = await workerToKill(cleanup)
    // Under the id that the outbox gives it, so that its own message starts no second one; in slices of one person.
    const start = {
      companyId: acme.id,
      requestId: 'killed',
      locale: 'fr',
      publicationId: id,
      sliceSize: 1,
    } as const
    await until('the server of processes takes it', () =>
      startWorkflow(config, 'publication', publicationWorkflowId(acme.id, id), start).then(
        () => true,
        () => false
      )
    )
    const run = (trx: Rows) => trx.from('reward_publications').where({ id }).firstOrFail()
    const reach = (trx: Rows, what: 'published' | 'drawn', count: number) =>
      until(`${count} are ${what}`, async () => (await run(trx))[what] === count, PATIENCE_MS)

    // Whose row is held stops the run there, so that the worker is killed in the middle of a slice.
    const third = await opened(acme)
    await hold(third, 'workers', workers[2]!)
    await worker.start()
    await reach(third, 'published', 2)
    await worker.kill()
    const last = await opened(acme)
    await hold(last, 'workers', workers.at(-1)!)
    await third.commit()
    await worker.start()
    await reach(last, 'published', PEOPLE - 1)
    const made = await last
      .from('reward_statement_versions')
      .where('publication_id', id)
      .orderBy('id')
    const paper = await opened(acme)
    await hold(paper, 'reward_statement_versions', made[2].id)
    await last.commit()
    await until('drawing waits', async () => (await run(paper)).drawn >= 2, PATIENCE_MS)
    await worker.kill()
    assert.equal((await run(paper)).published, PEOPLE)
    assert.isBelow((await run(paper)).drawn, PEOPLE)
    await paper.commit()
    await worker.start()
    const rows = (table: string, where: object) =>
      inTenant(acme.id, (trx) => trx.from(table).where(where))
    await until(
      'the run ended',
      async () => (await inTenant(acme.id, run)).finished_at !== null,
      PATIENCE_MS
    )
    assert.containsSubset(await inTenant(acme.id, run), {
      status: 'done',
      published: PEOPLE,
      drawn: PEOPLE,
      failure: null,
    })
    const versions = await rows('reward_statement_versions', { publication_id: id })
    assert.sameMembers(
      versions.map(({ worker_id: of }) => of),
      workers
    )
    const mails = () => rows('mails', { kind: 'reward-statement' })
    await until('the mails left', async () =>
      (await mails()).every(({ sent_at: at }: { sent_at: Date | null }) => at !== null)
    )
    assert.lengthOf(await mails(), PEOPLE)
    const arrived = new MailboxFolder(join(process.env.ENV_PATH!, 'mail')).counts()
    const twice = [...arrived].filter(([, times]) => times > 1)
    assert.deepEqual(twice, [])
    assert.equal(await checksumOf(globex.id, beside), untouched)
  }).timeout(500_000)
})
