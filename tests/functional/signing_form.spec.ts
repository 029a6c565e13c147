import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { emptyDesk } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { postMails } from '#tests/helpers/mails'
import {
  allowSimple,
  FIRST,
  mailedLinks,
  SECOND,
  sentCasefile,
  signerOpening,
  WORKER,
} from '#tests/helpers/signing'
import { BIC, formPath, IBAN, NISS, PERSON } from '#tests/helpers/worker_form'
import { takeStep } from '#workflows/follow/activities'

type Opened = Awaited<ReturnType<typeof signerOpening>>

test.group('What a worker has still to tell after signing', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await emptyDesk(acme)
    await allowSimple(acme)
    hr = await signedIn('hr')
  })

  const form = ({ client, at }: Opened) => client.post(at('/form'))
  const missing = async ({ client, at }: Opened) => (await client.get(at())).body.you.toTell

  /** Two have signed for the employer, the worker has opened their link. */
  async function workersTurn() {
    const sent = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    const [first, second] = [
      await signerOpening(links.get(FIRST)!),
      await signerOpening(links.get(SECOND)!),
    ]
    for (const one of [first, second]) await one.sign()
    const worker = await signerOpening((await mailedLinks(acme)).get(WORKER)!)
    return { ...sent, first, second, worker }
  }

  const linksGiven = ({ id }: TestCompany) =>
    inTenant(id, (trx) => trx.from('audit_log').where({ event: 'worker.form_link_created' }))

  /** The form behind the private link, in a browser that knows nothing of signing. */
  async function openForm(url: string) {
    const { pathname, hash } = new URL(url)
    const workerId = pathname.split('/').at(-1)!
    const client = await visitor()
    const opened = await client.post(formPath(workerId, '/open'), { secret: hash.slice(1) })
    return { client, opened, workerId }
  }

  test('is asked of nobody but the worker, and of them once all have signed; it leads to their own form', async ({
    assert,
  }) => {
    const { first, second, worker, contract } = await workersTurn()
    assert.deepEqual(worker.page.you.toTell, [])
    assert.equal((await form(worker)).status, 404, 'nothing before the signature')
    const untouched = await checksumOf(globex.id)
    assert.equal((await worker.sign()).body.status, 'SEALING')

    for (const other of [first, second]) {
      assert.deepEqual(await missing(other), [])
      assert.equal((await form(other)).status, 404)
    }
    assert.equal((await form({ ...worker, client: await visitor() })).status, 404)
    assert.deepEqual(await missing(worker), ['ADMINISTRATIVE', 'SITUATION', 'BANK'])

    assert.isEmpty(await linksGiven(acme), 'what was refused gave none')
    const { body } = await form(worker)
    assert.deepEqual(
      (await linksGiven(acme)).map(({ subject_id: of, actor_kind: by, details }) => [
        ...[of, by, details.sections],
      ]),
      [[contract.workerId, 'visitor', ['ADMINISTRATIVE', 'SITUATION', 'BANK']]],
      'the log says it when it is given, not only when it is opened'
    )
    const { client, opened, workerId } = await openForm(body.url)
    assert.equal(workerId, contract.workerId)
    assert.equal(opened.status, 200, String(opened.raw))
    assert.deepEqual(opened.body.sections, ['ADMINISTRATIVE', 'SITUATION', 'BANK'])
    const bank = { niss: NISS, iban: IBAN, bic: BIC }
    const told = await client.put(formPath(workerId), { ...PERSON, ...bank })
    assert.equal(told.status, 200, String(told.raw))
    assert.deepEqual(await missing(worker), [])
    assert.equal((await form(worker)).status, 404, 'nothing is missing any more')
    assert.includeMembers(
      (await postMails(acme, 'worker')).map(({ to }) => String(to)),
      ['hr@acme.test'],
      'those who keep records are told'
    )
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)

  test('is the register number and the account alone where the rest is known, also from the sealed copy', async ({
    assert,
  }) => {
    const { id, worker, contract } = await workersTurn()
    const before = await signedIn('hr')
    await before.post(`/api/workers/${contract.workerId}/form-link`, {
      sections: ['ADMINISTRATIVE', 'SITUATION'],
    })
    const [letter] = await postMails(acme, 'worker')
    const url = /https?:\S+\/w\/\S+#\S+/.exec(String(letter!.text))![0]
    const early = await openForm(url)
    assert.equal((await early.client.put(formPath(contract.workerId), PERSON)).status, 200)
    await worker.sign()
    assert.deepEqual(await missing(worker), ['BANK'])
    const subject = { type: 'casefile' as const, id }
    await takeStep({
      ...{ companyId: acme.id, requestId: 'test', locale: 'fr', subject },
      ...{ at: Date.now(), step: 'seal' },
    })
    const copy = await signerOpening((await mailedLinks(acme)).get(WORKER)!)
    assert.equal(copy.page.status, 'SEALED')
    assert.deepEqual(copy.page.you.toTell, ['BANK'])
    assert.deepEqual((await openForm((await form(copy)).body.url)).opened.body.sections, ['BANK'])
    // Weeks later a copy is a copy.
    await inTenant(acme.id, (trx) =>
      trx
        .from('casefile_signers')
        .where({ casefile_id: id })
        .update({ signed_at: new Date(Date.now() - 31 * 86_400_000) })
    )
    assert.deepEqual(await missing(copy), [])
  }).timeout(60_000)

  test('a link that was handed over leads nowhere without the code', async ({ assert }) => {
    const { id, worker, casefile } = await workersTurn()
    const own = casefile.signers.find(({ role }: { role: string }) => role === 'WORKER')
    const handed = await hr.post(`/api/casefile/${id}/signers/${own.id}/link`)
    const { pathname, hash } = new URL(handed.body.url)
    const link = { link: pathname.split('/').at(-1)!, secret: hash.slice(1) }
    await worker.sign()
    const other = await signerOpening(link)
    assert.equal(other.page.status, 'SEALING', String(other.opened.raw))
    assert.deepEqual(other.page.you.toTell, [])
    assert.equal((await form(other)).status, 404)
    assert.equal((await form(worker)).status, 200)
  }).timeout(60_000)
})
