import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { TEMPLATE_VARIABLES } from '#modules/templates/index'
import { contractToSign, emptyDesk, readyCasefile } from '#tests/helpers/casefiles'
import { templateOf } from '#tests/helpers/contract_template'
import { tenantTables } from '#tests/helpers/companies'
import { postMails } from '#tests/helpers/mails'
import { sentOffer } from '#tests/helpers/offers'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import {
  allowSimple,
  casefileToSend,
  FIRST,
  mailedLinks,
  SECOND,
  signerOpening,
  WORKER,
} from '#tests/helpers/signing'
import { run } from '#tests/helpers/template_run'
import { newNiss, writtenNiss } from '#tests/helpers/niss'
import { BIC, IBAN, NISS, PERSON, workerForms } from '#tests/helpers/worker_form'
import { takeStep } from '#workflows/follow/activities'

const BANK = { niss: NISS, iban: IBAN, bic: BIC }
const CANARIES = [NISS, '93.05.18-223.61', IBAN, 'BE68 5390 0754 7034', BIC]

/** A text that has every variable there is, and asks for what is none. */
const EVERYTHING = [
  ...TEMPLATE_VARIABLES.map((variable) => run('', { variable })),
  ...['worker.niss', 'worker.iban', 'worker.bic'].map((name) => run(`{{${name}}}`)),
].map((each) => ({ kind: 'paragraph', lines: [[each]] }))

test.group('What a worker told in confidence (R10)', (group) => {
  const story = workerForms(group)

  const tellAll = async (workerId: string, niss = NISS) => {
    const path = `/api/workers/${workerId}/details`
    const { version } = (await story.hr.get(path)).body
    const saved = await story.hr.put(path, { version, ...PERSON, ...BANK, niss })
    if (saved.status !== 200) throw new Error(`The details were refused: ${saved.raw}`)
  }

  /** Every table there is: those of the company, and those of the installation; not the rows that tests begin with. */
  const allTables = async () => {
    const owner = db.connection('owner')
    const { rows } = await owner.rawQuery(`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relrowsecurity
        and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'fresh')`)
    const others: string[] = rows.map(({ name }: { name: string }) => name)
    const ours = await tenantTables()
    return {
      others,
      /** Those that hold one of the words. */
      holding: async (words: readonly string[]) => {
        const holding: string[] = []
        await inTenant(story.acme.id, async (trx) => {
          for (const name of ours) if ((await found(trx, name, words)) > 0) holding.push(name)
        })
        for (const name of others) if ((await found(owner, name, words)) > 0) holding.push(name)
        return holding
      },
    }
  }

  test('stands on no paper: a text with every variable, a contract that is printed, an offer', async ({
    assert,
  }) => {
    const { hr, acme } = story
    const papers: Buffer[] = []
    const [second, third] = [newNiss('930518'), newNiss('930518')]
    const canaries = [...CANARIES, ...[second, third].flatMap((niss) => [niss, writtenNiss(niss)])]
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
    await tellAll(ready.contract.workerId, second)
    const { version } = (await hr.get(`/api/casefile/${ready.id}`)).body
    const printed = await hr.post(`/api/casefile/${ready.id}/print`, { version })
    assert.equal(printed.status, 200, String(printed.raw))
    const contract = await draw(`/api/document/${printed.body.documents[0].id}/pdf`)
    assert.include(contract.text, 'Zoé')

    const offer = await sentOffer(hr, acme)
    await tellAll(offer.workerId, third)
    assert.include((await draw(`/api/offers/${offer.id}/pdf`)).text, 'Zoé')

    for (const bytes of papers) {
      const { text, xmp, attachments } = await readPdf(bytes)
      const words = [text, xmp, ...attachments.map((each) => String(each.bytes))].join('\n')
      for (const canary of canaries) {
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
    const tables = await allTables()
    await inTenant(acme.id, async (trx) => {
      assert.isAbove(await found(trx, 'workers', [PERSON.addressLine1]), 0, 'rows are read')
      assert.isAbove(await found(trx, 'mails', [ready.id]), 0)
    })
    assert.isAbove(tables.others.length, 5)
    assert.deepEqual(await tables.holding(CANARIES), [])
    const letters = await postMails(acme, 'casefile')
    assert.lengthOf(letters, 1)
    assert.deepEqual(await tables.holding(CANARIES), [])
    assert.notMatch(JSON.stringify(letters), new RegExp(CANARIES.join('|')))
  })

  test('stands nowhere in what is signed in a browser: tables, mails, the sealed file with all it carries', async ({
    assert,
  }) => {
    const { hr, acme } = story
    await emptyDesk(acme)
    await allowSimple(acme)
    const ready = await casefileToSend(hr, acme)
    const { id } = ready
    await tellAll(ready.contract.workerId)
    const { version } = (await hr.get(`/api/casefile/${id}`)).body
    assert.equal((await hr.post(`/api/casefile/${id}/send`, { version })).status, 200)
    const tables = await allTables()
    const first = await mailedLinks(acme)
    const linkOf = async (to: string) => first.get(to) ?? (await mailedLinks(acme)).get(to)!
    for (const to of [FIRST, SECOND, WORKER]) {
      const signer = await signerOpening(await linkOf(to))
      assert.equal((await signer.sign()).status, 200)
      assert.deepEqual(await tables.holding(CANARIES), [])
    }
    const subject = { type: 'casefile' as const, id }
    const now = { companyId: acme.id, requestId: 'test', locale: 'fr' as const, subject }
    await takeStep({ ...now, at: Date.now(), step: 'seal' })
    const letters = await postMails(acme, 'signing')
    assert.isTrue(
      letters.some(({ subject: title }) => /Vos documents signés/.test(String(title))),
      'the mails of the sealed file are among them'
    )
    for (const { to, subject: title, text, html } of letters)
      for (const canary of CANARIES) assert.notInclude([to, title, text, html].join('\n'), canary)
    assert.deepEqual(await tables.holding(CANARIES), [])
    await inTenant(acme.id, async (trx) => {
      assert.isAbove(await found(trx, 'signing_consents', ['Zoé Candidat']), 0, 'rows are read')
    })

    const [document] = (await hr.get(`/api/casefile/${id}`)).body.documents
    const sealed = await readPdf((await hr.get(document.signedPdfUrl)).raw)
    assert.include(sealed.text, 'Zoé')
    assert.isNotEmpty(sealed.attachments)
    const carried = await Promise.all(
      sealed.attachments.map(async ({ name, bytes }) =>
        name.endsWith('.pdf') ? (await readPdf(bytes)).text : String(bytes)
      )
    )
    const words = [sealed.text, sealed.xmp, ...carried].join('\n')
    for (const canary of CANARIES) {
      assert.notInclude(words, canary)
      assert.notInclude(words, squeezed(canary))
    }
  }).timeout(60_000)
})

type Reader = Pick<QueryClientContract, 'rawQuery'>

/** How many rows of a table hold one of the words. */
async function found(client: Reader, table: string, words: readonly string[]): Promise<number> {
  const has = `select count(*)::int as found from ${table} t where t::text like any (?)`
  return (await client.rawQuery(has, [words.map((word) => `%${word}%`)])).rows[0].found
}
