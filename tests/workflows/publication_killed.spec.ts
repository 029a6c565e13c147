import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { MailboxFolder } from '#tests/chaos/mailbox_folder'
import { listens, Part, productParts } from '#tests/chaos/part'
import { freePort } from '#tests/helpers/free_port'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { answered, draftGroup, GROUPS, STATEMENT_DAY } from '#tests/helpers/rewards'
import { until } from '#tests/helpers/until'
import { closeWorkflowClient, startWorkflow } from '#workflows/client'
import { publicationWorkflowId } from '#workflows/publication/client'

const PEOPLE = 16

/** People of a department of their own, who work on the terms of one of the demo contracts. */
async function department({ id: companyId }: TestCompany): Promise<string> {
  const id = randomUUID()
  await inTenant(companyId, async (trx) => {
    const { package_id: packageId } = await trx.from('contracts').orderBy('id').firstOrFail()
    await trx.table('departments').insert({ id, name: 'Atelier' })
    for (let at = 0; at < PEOPLE; at++) {
      const worker = randomUUID()
      await trx.table('workers').insert({
        id: worker,
        first_name: 'Noé',
        last_name: `Atelier ${at}`,
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
  return id
}

test.group('A publication whose worker is killed', (group) => {
  group.teardown(() => closeWorkflowClient())

  test('goes on where it was, while people are gone through and while PDFs are drawn, and mails nobody twice', async ({
    assert,
    cleanup,
  }) => {
    const { acme, globex } = await freshCompanies()
    const hr = await signedIn('hr')
    const audience = { department: await department(acme) }
    const { id: groupId, version } = await draftGroup(hr, {
      audience,
      statementDateStr: STATEMENT_DAY,
    })
    const untouched = await checksumOf(globex.id)
    const { id } = answered(
      await hr.post(`${GROUPS}/${groupId}/publications`, { kind: 'PUBLISH', version })
    )
    const port = await freePort()
    const temporal = new Part({
      name: 'temporal',
      command: process.env.TEMPORAL_BINARY ?? 'temporal',
      args: [
        ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port), '--headless'],
        ...['--log-level', 'error'],
      ],
      isReady: () => listens(port),
    })
    const address = `127.0.0.1:${port}`
    const worker = productParts({
      ...process.env,
      TEMPORAL_ADDRESS: address,
      TEMPORAL_NAMESPACE: 'default',
    }).at(-1)!
    cleanup(async () => void (await Promise.all([worker.kill(), temporal.kill()])))
    await temporal.start()
    // Under the id that the outbox gives it, so that its own message starts no second one; in slices of one person.
    const config = { address, namespace: 'default', taskQueue: 'barema' }
    const workflowId = publicationWorkflowId(acme.id, id)
    const starts = () =>
      startWorkflow(config, 'publication', workflowId, {
        companyId: acme.id,
        requestId: 'killed',
        locale: 'fr',
        publicationId: id,
        sliceSize: 1,
      }).then(
        () => true,
        () => false
      )
    await until('the server of processes takes it', starts)
    const run = () =>
      inTenant(acme.id, (trx) => trx.from('reward_publications').where({ id }).firstOrFail())
    const killOnce = async (what: string, isThere: (row: any) => boolean) => {
      await worker.start()
      await until(what, async () => isThere(await run()))
      await worker.kill()
      return run()
    }
    const published = await killOnce('some have theirs', ({ published: done }) => done >= 3)
    assert.isBelow(published.published, PEOPLE)
    const drawn = await killOnce('some are drawn', ({ drawn: done }) => done >= 2)
    assert.equal(drawn.published, PEOPLE)
    assert.isBelow(drawn.drawn, PEOPLE)
    await worker.start()
    await until('the run ended', async () => (await run()).finished_at !== null, 120_000)
    assert.containsSubset(await run(), {
      status: 'done',
      published: PEOPLE,
      drawn: PEOPLE,
      failure: null,
    })
    const rows = (table: string, where: object) =>
      inTenant(acme.id, (trx) => trx.from(table).where(where))
    const versions = await rows('reward_statement_versions', { publication_id: id })
    assert.lengthOf(new Set(versions.map(({ worker_id: of }) => of)), PEOPLE)
    assert.lengthOf(versions, PEOPLE)
    const mails = () => rows('mails', { kind: 'reward-statement' })
    await until('the mails left', async () =>
      (await mails()).every(({ sent_at: at }: any) => at !== null)
    )
    assert.lengthOf(await mails(), PEOPLE)
    const arrived = new MailboxFolder(join(process.env.ENV_PATH!, 'mail')).counts()
    const twice = [...arrived].filter(([, times]) => times > 1)
    assert.deepEqual(twice, [])
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(300_000)
})
