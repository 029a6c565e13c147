import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { candidates, linkTo, SINGLE } from '#tests/helpers/candidate'
import { signedIn, visitor } from '#tests/helpers/client'
import { draftOffer } from '#tests/helpers/offers'
import { PIXEL } from '#tests/helpers/pictures'
import { run } from '#tests/helpers/template_run'

test.group('An offer in the hands of its candidate', (group) => {
  const story = candidates(group)
  const { send, candidate, row, kinds } = story

  test('its link opens it, for this offer and this browser, and nothing of the employer’s cost comes with it', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at, opened } = await candidate(offer)
    assert.equal(opened.status, 200)
    assert.equal(opened.headers['cache-control'], 'no-store')
    assert.equal(opened.headers['referrer-policy'], 'no-referrer')
    const cookie = String(opened.headers['set-cookie']).match(/barema_offer=[^,]*/)![0]
    assert.match(cookie, new RegExp(`Path=${at()}; HttpOnly; SameSite=Lax`, 'i'))
    assert.equal(opened.body.offer.status, 'SENT')
    assert.include(JSON.stringify(opened.body.offer.mainTextRendered), 'Zoé')
    assert.notProperty(opened.body.compute, 'coutEmployeur')
    assert.isAbove(opened.body.compute.remuneration.remunerationMensuelle.salaireNet, 2000)
    assert.deepEqual((await client.get(at())).body, opened.body)
    assert.equal((await (await visitor()).get(at())).status, 404)
    assert.deepEqual(await kinds(offer.id), ['CREATED', 'SENT', 'OPENED'])
    const { rows } = await inTenant(story.acme.id, (trx) =>
      trx.rawQuery('select token_hash from link_sessions')
    )
    assert.notInclude(cookie, rows[0].token_hash)
  })

  test('the page alone opens nothing, and says nothing of the offer', async ({ assert }) => {
    const offer = await send()
    const { name } = await linkTo(offer.id, story.hr)
    const page = await (await visitor()).get(`/fr/o/${name}`)
    assert.equal(page.status, 200)
    assert.equal(page.headers['cache-control'], 'no-store')
    assert.equal(page.headers['referrer-policy'], 'no-referrer')
    assert.include(String(page.headers['x-robots-tag']), 'noindex')
    assert.notInclude(page.raw.toString(), 'Zoé')
    assert.isNull((await row(offer.id)).opened_at)
    assert.deepEqual(await kinds(offer.id), ['CREATED', 'SENT'])
  })

  test('the household is kept with the person, and the net pay and the text follow it', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at, compute } = await candidate(offer)
    const answer = await client.put(at('/worker'), {
      etatCivil: 'marie',
      conjointTravaille: false,
      enfantsACharge: 2,
    })
    assert.equal(answer.status, 200)
    const net = (figures: any) => figures.remuneration.remunerationMensuelle.salaireNet
    assert.isAbove(net(answer.body.compute), net(compute))
    const worker = await inTenant(story.acme.id, (trx) =>
      trx.from('workers').where('id', offer.workerId).first()
    )
    assert.deepInclude(worker, { etat_civil: 'marie', enfants_a_charge: 2 })
    assert.equal((await row(offer.id)).status, 'SENT', 'what the candidate tells voids nothing')
    const refused = await client.put(at('/worker'), { ...SINGLE, enfantsACharge: -1 })
    assert.equal(refused.status, 422)
    assert.deepEqual((await kinds(offer.id)).slice(-1), ['SITUATION_CHANGED'])
    const [{ details }] = (await story.hr.get(`/api/offers/${offer.id}`)).body.events
    assert.deepEqual(details.changes, [
      { field: 'etatCivil', from: 'celibataire', to: 'marie' },
      { field: 'enfantsACharge', from: 0, to: 2 },
      { field: 'salaireNet', from: net(compute), to: net(answer.body.compute) },
    ])
    const single = await client.put(at('/worker'), { ...SINGLE, conjointTravaille: true })
    assert.isFalse(single.body.worker.conjointTravaille, 'who lives alone has no working spouse')
  })

  test('its text is there as HTML too, every word escaped, with what it is written from and where its files are', async ({
    assert,
  }) => {
    const draft = await draftOffer(story.hr, story.acme)
    const body = [
      { kind: 'title', lines: [[run('<script>alert("1")</script>')]] },
      {
        kind: 'bullets',
        lines: [[run('a & b', { bold: true })], [run('', { variable: 'worker.firstName' })]],
      },
    ]
    const admin = await signedIn('admin')
    const signer = (
      await admin.post('/api/signers', {
        name: 'Camille Renard',
        nomFonction: 'CEO',
        email: 'camille@example.test',
      })
    ).body
    await admin.send('PUT', `/api/signers/${signer.id}/signature`, {
      rawBody: PIXEL,
      headers: { 'content-type': 'image/png' },
    })
    const saved = await story.hr.put(`/api/offers/${draft.id}`, {
      version: draft.version,
      body,
      signerId: signer.id,
    })
    const bytes = Buffer.from('%PDF-1.4\n%%EOF')
    const file = await story.hr.send('POST', `/api/offers/${draft.id}/files?name=Car.pdf`, {
      rawBody: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
    const { version } = (await story.hr.get(`/api/offers/${draft.id}`)).body
    const sent = await story.hr.post(`/api/offers/${draft.id}/send`, { version })
    assert.equal(sent.status, 200, saved.raw.toString() + sent.raw.toString())

    const { client, offer, worker, company } = await candidate(sent.body)
    const title = '<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</h1>'
    const html = (name: string) =>
      `${title}\n<ul><li><strong>a &amp; b</strong></li><li>${name}</li></ul>`
    assert.equal(offer.mainTextRenderedText, html(worker.firstName))
    assert.equal(offer.mainTextTemplateText, html('{worker.firstName}'))
    assert.equal(offer.companySigner.name, signer.name)
    assert.equal((await client.get(offer.signatureUrl)).status, 200)
    assert.deepEqual(
      offer.files.map(({ name }: any) => name),
      ['Car.pdf']
    )
    assert.deepEqual((await client.get(offer.files[0].url)).raw, bytes)
    assert.deepEqual(
      offer.statusUpdates.map(({ status }: any) => status),
      ['DRAFT', 'SENT']
    )
    assert.match(company.mainColor, /^#/)

    const shown = (await story.hr.get(`/api/offers/${draft.id}`)).body
    assert.equal(shown.mainTextRenderedText, offer.mainTextRenderedText)
    const [inList] = (await story.hr.get('/api/offers')).body.data.filter(
      ({ id }: any) => id === draft.id
    )
    for (const answer of [shown, inList]) {
      assert.deepInclude(answer.company, { id: story.acme.id, mainColor: company.mainColor })
      assert.equal(answer.files[0].id, file.body.id)
      assert.deepEqual((await story.hr.get(answer.files[0].url)).raw, bytes)
      assert.equal((await story.hr.get(answer.signatureUrl)).status, 200)
      assert.deepEqual(answer.statusUpdates, offer.statusUpdates)
    }
    for (const url of [shown.files[0].url, shown.signatureUrl])
      assert.equal((await client.get(url)).status, 401)
  })
})
