import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { renderOffer } from '#modules/offers/jobs/render_offer'
import { RenderPool } from '#modules/shared/documents/render_pool'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, TestClient, visitor, type TestResponse } from '#tests/helpers/client'
import { draftOffer, sentOffer } from '#tests/helpers/offers'
import { until } from '#tests/helpers/until'
import { readPdf } from '#tests/helpers/read_pdf'

test.group('An offer on paper', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const filesOf = async (id: string) => {
    const found = await drive.use().listAll(`company/${acme.id}/offers/${id}`)
    return [...found.objects].filter((one) => one.isFile)
  }

  test('says the letter, the package without the employer’s cost, and carries the computation', async ({
    assert,
  }) => {
    const { id } = await sentOffer(hr, acme)
    const answer = await hr.get(`/api/offers/${id}/pdf`)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'application/pdf')
    assert.equal(
      decodeURIComponent(String(answer.headers['content-disposition']).split("UTF-8''")[1]),
      'Offre Acme Belgium – Développeur senior.pdf'
    )
    const { text, attachments, isTagged } = await readPdf(answer.raw)
    for (const words of [
      'BonjourZoé',
      'ZoéCandidat',
      'Développeursenior',
      'Fichedepaie',
      '3000,00',
    ])
      assert.include(text, words)
    assert.notInclude(text, 'Coûtannuelpourl')
    const { request, answer: computed } = JSON.parse(attachments[0].bytes.toString())
    assert.equal(request.package.salaireBrut, 3000)
    assert.isDefined(computed.compute.remuneration)
    assert.isUndefined(computed.compute.coutEmployeur)
    assert.isTrue(isTagged)
  })

  test('is drawn once for what it says: the same bytes, one file, also when the job runs twice', async ({
    assert,
  }) => {
    const { id } = await sentOffer(hr, acme)
    const input = { companyId: acme.id, requestId: 'test', offerId: id }
    await renderOffer.handle(input)
    assert.lengthOf(await filesOf(id), 1)
    await renderOffer.handle(input)
    const [first, second] = [
      await hr.get(`/api/offers/${id}/pdf`),
      await hr.get(`/api/offers/${id}/pdf`),
    ]
    assert.isTrue(first.raw.equals(second.raw))
    assert.lengthOf(await filesOf(id), 1)
    await inTenant(acme.id, (trx) =>
      trx.from('offers').where({ id }).update({ validity_date: '2027-06-30' })
    )
    const changed = await readPdf((await hr.get(`/api/offers/${id}/pdf`)).raw)
    assert.include(changed.text, '30juin2027')
    assert.lengthOf(await filesOf(id), 2)
  })

  test('a draft is drawn and kept nowhere; one without a package has no PDF', async ({
    assert,
  }) => {
    const { id } = await draftOffer(hr, acme)
    const answer = await hr.get(`/api/offers/${id}/pdf`)
    assert.include((await readPdf(answer.raw)).text, 'Projet')
    assert.isEmpty(await filesOf(id))
    const empty = await hr.post('/api/offers', {})
    assert.equal((await hr.get(`/api/offers/${empty.body.id}/pdf`)).body.code, 'E_NOT_READY')
    await renderOffer.handle({ companyId: acme.id, requestId: 'test', offerId: empty.body.id })
  })

  /** Counts what is drawn, and keeps each drawing until it is told to go on. */
  function heldDrawings() {
    const render = RenderPool.prototype.render
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const held = { drawn: 0, go, restore: () => void (RenderPool.prototype.render = render) }
    RenderPool.prototype.render = async function (...asked) {
      held.drawn++
      await gate
      return render.apply(this, asked)
    }
    return held
  }

  test('a draft that is asked for forty times at once is drawn once, and no caller holds a connection while it waits', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await draftOffer(hr, acme)
    const other = await signedIn('hr', 'globex')
    const drawings = heldDrawings()
    cleanup(drawings.restore)
    const asked = Array.from({ length: 40 }, () => hr.get(`/api/offers/${id}/pdf`))
    await until('it is being drawn', () => drawings.drawn > 0)
    assert.equal((await other.get('/api/offers')).status, 200)
    assert.equal((await hr.get('/api/offers')).status, 200)
    drawings.go()
    // Who is told to ask again does.
    const all = await Promise.all(asked)
    const answers = all.filter(({ body }) => body.code !== 'E_MANY_DRAWINGS')
    assert.lengthOf(answers, 5)
    for (const { status, raw } of answers) {
      assert.equal(status, 200)
      assert.isTrue(raw.equals(answers[0].raw))
    }
    assert.equal(drawings.drawn, 1)
    assert.equal((await hr.get(`/api/offers/${id}/pdf`)).status, 200)
    assert.equal(drawings.drawn, 1)
  })

  test('one drawing and four that wait are enough of a company: the sixth is told to come again', async ({
    assert,
    cleanup,
  }) => {
    const drafts = []
    for (let nth = 0; nth < 7; nth++) drafts.push(await draftOffer(hr, acme))
    const { id: elsewhere } = await draftOffer(await signedIn('hr', 'globex'), globex)
    const other = await signedIn('hr', 'globex')
    const admin = await signedIn('admin')
    const drawings = heldDrawings()
    cleanup(drawings.restore)
    const refused: TestResponse[] = []
    const asked = drafts.map(async ({ id }) => {
      const answer = await hr.get(`/api/offers/${id}/pdf`)
      if (answer.status !== 200) refused.push(answer)
      return answer.status
    })
    await until('two are refused', () => refused.length === 2)
    for (const { status, headers, body } of refused) {
      assert.equal(status, 429)
      assert.equal(body.code, 'E_MANY_DRAWINGS')
      assert.isTrue(Number(headers['retry-after']) >= 2 && Number(headers['retry-after']) <= 10)
      assert.include(body.detail, `Réessayez dans ${headers['retry-after']} secondes`)
    }
    assert.equal((await hr.get('/api/offers')).status, 200, 'those that wait hold no connection')
    const besides = other.get(`/api/offers/${elsewhere}/pdf`)
    const colleague = admin.get(`/api/offers/${drafts[0].id}/pdf`)
    drawings.go()
    assert.equal((await besides).status, 200)
    assert.equal((await colleague).status, 200, 'the line is of one browser, not of the company')
    assert.deepEqual((await Promise.all(asked)).sort(), [200, 200, 200, 200, 200, 429, 429])
  })

  test('a cookie that is made up opens no second line, neither to a browser nor to a program', async ({
    assert,
    cleanup,
  }) => {
    const admin = await signedIn('admin')
    const { body } = await hr.post('/api/users/tokens', {
      name: 'printer',
      scopes: ['offers.read'],
      days: 30,
    })
    const program = new TestClient('acme', { authorization: `Bearer ${body.token}` })
    const own = [...hr.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const askers: [TestClient, (nth: number) => string][] = [
      [hr, (nth) => `${own}; seen=${nth}`],
      [program, (nth) => `barema_session=invented.${nth}`],
    ]
    for (const [client, cookie] of askers) {
      const drafts = []
      for (let nth = 0; nth < 7; nth++) drafts.push(await draftOffer(hr, acme))
      const drawings = heldDrawings()
      cleanup(drawings.restore)
      let refused = 0
      const asked = drafts.map(async ({ id }, nth) => {
        const answer = await client.get(`/api/offers/${id}/pdf`, {
          headers: { cookie: cookie(nth) },
        })
        if (answer.status !== 200) refused++
        return answer.status
      })
      await until('two are refused', () => refused === 2)
      const colleague = admin.get(`/api/offers/${drafts[0].id}/pdf`)
      drawings.go()
      assert.equal((await colleague).status, 200, 'the line is of one browser, not of the company')
      assert.deepEqual((await Promise.all(asked)).sort(), [200, 200, 200, 200, 200, 429, 429])
      drawings.restore()
    }
  })

  test('a company has one drawing and four that wait, from however many browsers', async ({
    assert,
    cleanup,
  }) => {
    const asked = []
    for (let nth = 0; nth < 8; nth++)
      asked.push({ browser: await signedIn('hr'), ...(await draftOffer(hr, acme)) })
    const elsewhere = await draftOffer(await signedIn('hr', 'globex'), globex)
    const other = await signedIn('hr', 'globex')
    const drawings = heldDrawings()
    cleanup(drawings.restore)
    const refused: string[] = []
    const all = asked.map(async ({ browser, id }) => {
      const answer = await browser.get(`/api/offers/${id}/pdf`)
      if (answer.status === 429) refused.push(answer.body.code)
      return answer.status
    })
    await until('three are refused', () => refused.length === 3)
    assert.deepEqual(new Set(refused), new Set(['E_MANY_DRAWINGS']))
    const besides = other.get(`/api/offers/${elsewhere.id}/pdf`)
    drawings.go()
    assert.equal((await besides).status, 200)
    assert.lengthOf(
      (await Promise.all(all)).filter((status) => status === 200),
      5
    )
  })

  test('while a PDF is drawn no transaction is open', async ({ assert, cleanup }) => {
    const { id } = await draftOffer(hr, acme)
    const drawings = heldDrawings()
    cleanup(drawings.restore)
    const asked = hr.get(`/api/offers/${id}/pdf`)
    await until('it is being drawn', () => drawings.drawn > 0)
    const { rows: open } = await db.connection('owner').rawQuery(`
      select pid from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`)
    drawings.go()
    assert.equal((await asked).status, 200)
    assert.isEmpty(open)
  })

  test('a PDF that cannot be kept is answered all the same, and leaves no part of a file', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await sentOffer(hr, acme)
    const disk = drive.use()
    const put = disk.put
    cleanup(() => void (disk.put = put))
    disk.put = async () => {
      throw new Error('no space left on device')
    }
    const answer = await hr.get(`/api/offers/${id}/pdf`)
    assert.equal(answer.status, 200)
    assert.equal(answer.raw.subarray(0, 5).toString(), '%PDF-')
    assert.isEmpty(await filesOf(id))
  })

  test('strangers and other companies get none of it, and nothing changes there', async ({
    assert,
  }) => {
    const { id, link } = await sentOffer(hr, acme)
    const [stranger, other] = [await visitor(), await signedIn('hr', 'globex')]
    const untouched = await checksumOf(globex.id, {
      except: LEFT_BY_SIGN_IN,
    })
    for (const path of [
      `/api/offers/${id}/pdf`,
      `/api/printed-offers/${link}`,
      `/api/printed-offers/${link}/signature`,
    ]) {
      assert.equal((await stranger.get(path)).status, 401)
      assert.equal((await other.get(path)).status, 404)
    }
    const shown = await hr.get(`/api/printed-offers/${link}`)
    assert.equal(shown.body.offer.link, link)
    assert.isUndefined(shown.body.compute.coutEmployeur)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})
