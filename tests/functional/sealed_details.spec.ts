import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { TEMPLATE_VARIABLES } from '#modules/templates/index'
import { contractToSign, readyCasefile, templateOf } from '#tests/helpers/casefiles'
import { tenantTables } from '#tests/helpers/companies'
import { postMails } from '#tests/helpers/mails'
import { sentOffer } from '#tests/helpers/offers'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { run } from '#tests/helpers/template_run'
import { BIC, IBAN, NISS, PERSON, workerForms } from '#tests/helpers/worker_form'

const BANK = { niss: NISS, iban: IBAN, bic: BIC }
const CANARIES = [NISS, '93.05.18-223.61', IBAN, 'BE68 5390 0754 7034', BIC]

/** A text that has every variable there is, and asks for what is none. */
const EVERYTHING = [
  ...TEMPLATE_VARIABLES.map((variable) => run('', { variable })),
  ...['worker.niss', 'worker.iban', 'worker.bic'].map((name) => run(`{{${name}}}`)),
].map((each) => ({ kind: 'paragraph', lines: [[each]] }))

test.group('What a worker told in confidence (R10)', (group) => {
  const story = workerForms(group)

  const tellAll = async (workerId: string) => {
    const path = `/api/workers/${workerId}/details`
    const { version } = (await story.hr.get(path)).body
    const saved = await story.hr.put(path, { version, ...PERSON, ...BANK })
    if (saved.status !== 200) throw new Error(`The details were refused: ${saved.raw}`)
  }

  test('stands on no paper: a text with every variable, a contract that is printed, an offer', async ({
    assert,
  }) => {
    const { hr, acme } = story
    const papers: Buffer[] = []
    const draw = async (path: string) => {
      const { status, raw } = await hr.get(path)
      assert.equal(status, 200, `${path}: ${raw}`)
      papers.push(raw)
      return readPdf(raw)
    }
    const { id: contractId, workerId } = await contractToSign(acme)
    await tellAll(workerId)
    const { id } = (await hr.post('/api/casefile', { contractId })).body
    const templateId = await templateOf(hr, { body: EVERYTHING })
    const filled = await hr.post(`/api/casefile/${id}/add-documents`, [templateId])
    const seen = await draw(`/api/document/${filled.body.documents[0].id}/pdf`)
    for (const known of ['Zoé', 'RuedelaLoi16', '18mai1993'])
      assert.include(seen.text, known, 'the person is on the paper')
    const refused = await hr.post(`/api/casefile/${id}/print`, { version: filled.body.version })
    assert.equal(refused.status, 422)
    assert.include(String(refused.raw), '{{worker.niss}}')

    const ready = await readyCasefile(hr, acme)
    await tellAll(ready.contract.workerId)
    const { version } = (await hr.get(`/api/casefile/${ready.id}`)).body
    const printed = await hr.post(`/api/casefile/${ready.id}/print`, { version })
    assert.equal(printed.status, 200, String(printed.raw))
    const contract = await draw(`/api/document/${printed.body.documents[0].id}/pdf`)
    assert.include(contract.text, 'Zoé')

    const offer = await sentOffer(hr, acme)
    await tellAll(offer.workerId)
    assert.include((await draw(`/api/offers/${offer.id}/pdf`)).text, 'Zoé')

    for (const bytes of papers) {
      const { text, xmp, attachments } = await readPdf(bytes)
      const words = [text, xmp, ...attachments.map((each) => String(each.bytes))].join('\n')
      for (const canary of CANARIES) {
        assert.notInclude(words, canary)
        assert.notInclude(words, squeezed(canary))
      }
    }
  })

  test('stands in no table of the installation in words: jobs of the queue, outbox, mails and all others', async ({
    assert,
  }) => {
    const { hr, acme } = story
    const ready = await readyCasefile(hr, acme)
    await tellAll(ready.contract.workerId)
    await hr.post(`/api/casefile/${ready.id}/send-worker-form`)
    const owner = db.connection('owner')
    const { rows: others } = await owner.rawQuery(`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relrowsecurity
        and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`)
    const found = async (client: Pick<typeof owner, 'rawQuery'>, name: string, words: string[]) => {
      const has = `select count(*)::int as found from ${name} t where t::text like any (?)`
      return (await client.rawQuery(has, [words.map((word) => `%${word}%`)])).rows[0].found
    }
    await inTenant(acme.id, async (trx) => {
      assert.isAbove(await found(trx, 'workers', [PERSON.addressLine1]), 0, 'rows are read')
      assert.isAbove(await found(trx, 'mails', [ready.id]), 0)
    })
    const tables = async () => {
      await inTenant(acme.id, async (trx) => {
        for (const name of await tenantTables())
          assert.equal(await found(trx, name, CANARIES), 0, name)
      })
      for (const { name } of others) assert.equal(await found(owner, name, CANARIES), 0, name)
    }
    assert.isAbove(others.length, 5)
    await tables()
    const letters = await postMails(acme, 'casefile')
    assert.lengthOf(letters, 1)
    await tables()
    assert.notMatch(JSON.stringify(letters), new RegExp(CANARIES.join('|')))
  })
})
