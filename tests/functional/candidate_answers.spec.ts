import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { candidates, linkTo, open, path, SINGLE } from '#tests/helpers/candidate'
import { visitor, signedIn } from '#tests/helpers/client'
import { checksumOf } from '#tests/helpers/companies'
import { dayFromNow } from '#tests/helpers/days'
import { mailsOfOffer, postMails } from '#tests/helpers/mails'
import { PIXEL } from '#tests/helpers/pictures'

const EVIL = '<b>Bonjour</b> & <script>alert(1)</script>'

test.group('What a candidate answers beside yes', (group) => {
  const story = candidates(group)
  const { send, candidate, row, kinds } = story

  /** Every call of this kind, with a body that would be good. */
  const CALLS = [
    ['POST', '/questions', { text: 'Un parking ?' }],
    ['POST', '/time', { day: dayFromNow(40) }],
    ['POST', '/decline', {}],
    ['PUT', '/kept', { kept: [] }],
  ] as const

  test('only the browser that opened the offer may, nobody of another company or offer, and never after the yes', async ({
    assert,
  }) => {
    const offer = await send({}, 'FLEX')
    const { client, at, offer: seen } = await candidate(offer)
    const strangers = [
      await visitor(),
      await signedIn('hr', 'globex'),
      (await candidate(await send())).client,
    ]
    const untouched = await checksumOf(story.globex.id)
    for (const stranger of strangers)
      for (const [method, rest, body] of CALLS)
        assert.equal((await stranger.send(method, at(rest), { body })).status, 404)
    assert.deepEqual(await kinds(offer.id), ['CREATED', 'SENT', 'OPENED'])

    const { version, packageVersion } = seen
    const yes = { version, packageVersion, includeVariableCompensation: false }
    assert.equal((await client.post(at('/accept'), yes)).status, 200)
    for (const [method, rest, body] of CALLS) {
      const answer = await client.send(method, at(rest), { body })
      assert.deepEqual([rest, answer.status, answer.body.code], [rest, 409, 'E_OFFER_ACCEPTED'])
    }
    assert.equal((await row(offer.id)).status, 'ACCEPTED')
    assert.equal(await checksumOf(story.globex.id), untouched)
  })

  test('a question stands in the timeline and goes to who sent the offer as plain words, five times an hour at most', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at } = await candidate(offer)
    assert.equal((await client.post(at('/questions'), { text: 'x'.repeat(2001) })).status, 422)
    assert.equal((await client.post(at('/questions'), { text: '  ' })).status, 422)
    assert.equal((await client.post(at('/questions'), { text: 'x', html: 'y' })).status, 422)
    assert.equal((await client.post(at('/questions'), { text: EVIL })).status, 204)
    const [{ kind, details }] = (await story.hr.get(`/api/offers/${offer.id}`)).body.events
    assert.deepEqual([kind, details], ['QUESTION', { text: EVIL }])
    const mails = (await postMails(story.acme, 'offer')) as any[]
    const asked = mails.find(({ subject }) => /question/i.test(String(subject)))
    assert.include(String(asked.text), EVIL)
    assert.notInclude(String(asked.html), '<script>')
    assert.include(String(asked.html), '&lt;script&gt;')

    for (let nth = 1; nth < 5; nth++)
      assert.equal((await client.post(at('/questions'), { text: `n° ${nth}` })).status, 204)
    const refused = await client.post(at('/questions'), { text: 'six' })
    assert.deepEqual([refused.status, refused.body.code], [429, 'E_OFFER_ASKED'])
    assert.isAbove(Number(refused.headers['retry-after']), 3_000)
    assert.lengthOf(
      (await mailsOfOffer(story.acme, offer.id)).filter((about) => about.startsWith('QUESTION')),
      5
    )
    await inTenant(story.acme.id, (trx) =>
      trx
        .from('timeline_events')
        .where('kind', 'QUESTION')
        .update({ at: trx.raw("at - interval '1 hour'") })
    )
    assert.equal((await client.post(at('/questions'), { text: 'six' })).status, 204)
  })

  test('a question waits until HR notes its answer: anonymous, viewer and another company note none', async ({
    assert,
  }) => {
    const offer = await send()
    const quiet = await send()
    const { client, at } = await candidate(offer)
    await client.post(at('/questions'), { text: 'Un parking ?' })
    await client.post(at('/questions'), { text: 'Et un vélo ?' })
    const asking = async () =>
      (await story.hr.get('/api/offers?asked=true')).body.data
        .filter(({ id }: { id: string }) => [offer.id, quiet.id].includes(id))
        .map((each: any) => [each.id, each.question?.text ?? null, each.askedUntilStr])
    assert.deepEqual(await asking(), [[offer.id, 'Et un vélo ?', null]])

    const note = `/api/offers/${offer.id}/answered-question`
    assert.equal((await (await visitor()).post(note)).status, 401)
    assert.equal((await (await signedIn('viewer')).post(note)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).post(note)).status, 404)
    assert.lengthOf(await asking(), 1)
    const untouched = await checksumOf(story.globex.id)
    assert.equal((await story.hr.post(note)).status, 200)
    assert.equal((await story.hr.post(note)).status, 200)
    assert.deepEqual(await asking(), [])
    const { body } = await story.hr.get(`/api/offers/${offer.id}`)
    assert.isNull(body.question)
    assert.deepEqual(
      body.events.filter(({ kind }: { kind: string }) => kind === 'ANSWERED').length,
      1
    )
    assert.equal(await checksumOf(story.globex.id), untouched)

    const day = dayFromNow(60)
    await client.post(at('/time'), { day })
    assert.deepEqual(await asking(), [[offer.id, null, day]])
  })

  test('the funnel counts the offers in sight: sent, opened, configured, accepted', async ({
    assert,
  }) => {
    const funnel = async () => (await story.hr.get('/api/offer-funnel')).body
    assert.equal((await (await visitor()).get('/api/offer-funnel')).status, 401)
    const elsewhere = (await (await signedIn('hr', 'globex')).get('/api/offer-funnel')).body
    const before = await funnel()
    const offer = await send()
    await send()
    const { client, at } = await candidate(offer)
    const told = await client.put(at('/worker'), SINGLE)
    assert.equal(told.status, 200)
    assert.deepEqual(await funnel(), {
      ...before,
      sent: before.sent + 2,
      opened: before.opened + 1,
      configured: before.configured + 1,
    })
    const { version, packageVersion } = told.body.offer
    const yes = { version, packageVersion, includeVariableCompensation: false }
    assert.equal((await client.post(at('/accept'), yes)).status, 200)
    assert.equal((await funnel()).accepted, before.accepted + 1)
    assert.deepEqual(
      (await (await signedIn('hr', 'globex')).get('/api/offer-funnel')).body,
      elsewhere
    )
  })

  test('asking for time proposes a day, which HR grants with one click; it is a later day, within a year', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at } = await candidate(offer)
    const until = (await row(offer.id)).validity_date
    for (const day of [dayFromNow(-1), dayFromNow(0), dayFromNow(800), 'demain'])
      assert.equal((await client.post(at('/time'), { day })).status, 422, day)
    const day = dayFromNow(60)
    const asked = await client.post(at('/time'), { day, text: 'Je déménage.' })
    assert.deepEqual([asked.status, asked.body.offer.askedUntil], [200, day])
    assert.deepEqual((await row(offer.id)).validity_date, until)
    const { askedUntilStr } = (await story.hr.get(`/api/offers/${offer.id}`)).body
    assert.equal(askedUntilStr, day)
    const granted = await story.hr.post(`/api/offers/${offer.id}/extend`, {
      validityDateStr: askedUntilStr,
    })
    assert.deepEqual([granted.body.validityDateStr, granted.body.askedUntilStr], [day, null])
    const mails = (await mailsOfOffer(story.acme, offer.id)).map((about) => about.split('/')[0])
    assert.includeMembers(mails, ['TIME_ASKED', 'EXTENDED'])
    for (let nth = 1; nth < 5; nth++)
      assert.equal((await client.post(at('/time'), { day: dayFromNow(60 + nth) })).status, 200)
    assert.equal((await client.post(at('/time'), { day: dayFromNow(70) })).status, 429)
  })

  test('declining ends the offer once, with the reason for HR only; its link then opens nothing', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at } = await candidate(offer)
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post(at('/decline'), { text: 'Trop loin.' }))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 204),
      1
    )
    assert.equal((await row(offer.id)).status, 'REJECTED')
    assert.deepEqual((await kinds(offer.id)).slice(-1), ['DECLINED'])
    assert.lengthOf(
      (await mailsOfOffer(story.acme, offer.id)).filter((about) => about.startsWith('DECLINED')),
      1
    )
    assert.equal((await client.get(at())).status, 404)
    const audit = await inTenant(story.acme.id, (trx) =>
      trx.from('audit_log').where({ event: 'offer.declined' })
    )
    assert.lengthOf(audit, 1)
    assert.notInclude(JSON.stringify(audit), 'Trop loin')
  })

  test('configurations are kept with the offer, judged as choices are, three at most', async ({
    assert,
  }) => {
    const offer = await send({ canJoursConge: true, maxJoursConge: 10 }, 'FLEX')
    const { client, at, package: pack } = await candidate(offer)
    const five = { name: 'Cinq jours', package: { ...pack, hasJoursConge: true, joursConge: 5 } }
    const kept = await client.put(at('/kept'), { kept: [five] })
    assert.equal(kept.status, 200)
    assert.deepEqual(kept.body.offer.kept, [
      { name: 'Cinq jours', fields: { hasJoursConge: true, joursConge: 5 } },
    ])
    assert.deepEqual((await client.get(at())).body.offer.kept, kept.body.offer.kept)
    const greedy = { name: 'Trop', package: { ...pack, hasJoursConge: true, joursConge: 11 } }
    assert.equal((await client.put(at('/kept'), { kept: [greedy] })).status, 422)
    const sly = { name: 'Brut', package: { ...pack, salaireBrut: 9_999 } }
    const harmless = await client.put(at('/kept'), { kept: [sly] })
    assert.deepEqual(harmless.body.offer.kept, [{ name: 'Brut', fields: {} }])
    const four = Array.from({ length: 4 }, () => five)
    assert.equal((await client.put(at('/kept'), { kept: four })).status, 422)
    const fixed = await candidate(await send())
    assert.equal((await fixed.client.put(fixed.at('/kept'), { kept: [five] })).status, 409)
  })

  test('whom to reach comes with the offer: only what the company filled in, and the face to this browser only', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const signer = { name: 'Camille Renard', nomFonction: 'RH', email: 'c.r@acme.test' }
    const { id } = (await admin.post('/api/signers', signer)).body
    const offer = await send()
    await inTenant(story.acme.id, (trx) =>
      trx.from('offers').where('id', offer.id).update({ signer_id: id })
    )
    const { client, at, offer: seen } = await candidate(offer)
    assert.include(seen.contact, { name: 'Camille Renard', phone: '', photoUrl: null })
    assert.notEqual(seen.contact.email, 'c.r@acme.test')
    assert.equal((await client.get(at('/photo'))).status, 404)

    const told = { ...signer, phone: '02 555 01 20', contactEmail: 'Camille@acme.test' }
    assert.equal((await admin.put(`/api/signers/${id}`, told)).status, 200)
    await admin.send('PUT', `/api/signers/${id}/photo`, {
      rawBody: PIXEL,
      headers: { 'content-type': 'image/png' },
    })
    const { contact } = (await client.get(at())).body.offer
    assert.include(contact, { phone: '02 555 01 20', email: 'camille@acme.test' })
    assert.isTrue((await client.get(contact.photoUrl)).raw.equals(PIXEL))
    assert.equal((await (await visitor()).get(contact.photoUrl)).status, 404)
  })

  test('who held the link is told how it ended and whom to ask; who did not learns nothing', async ({
    assert,
  }) => {
    const why = async (link: { name: string; secret: string }) =>
      (await visitor()).post(path(link.name, '/gone'), { secret: link.secret })
    const [expired, retracted, replaced, alive] = [
      await send(),
      await send(),
      await send(),
      await send(),
    ]
    const links = await Promise.all(
      [expired, retracted, replaced, alive].map(({ id }) => linkTo(id, story.hr))
    )
    const browser = await visitor()
    await open(browser, links[0])
    await inTenant(story.acme.id, (trx) =>
      trx.from('offers').where('id', expired.id).update({ validity_date: '2026-01-31' })
    )
    await story.hr.post(`/api/offers/${retracted.id}/retract`)
    await story.hr.put(`/api/offers/${replaced.id}`, {
      version: replaced.version,
      includeVariableCompensation: false,
    })
    const told = await Promise.all(links.map(why))
    assert.deepEqual(
      told.map(({ status, body }) => [status, body.why, body.validityDateStr]),
      [
        [200, 'expired', '2026-01-31'],
        [200, 'retracted', null],
        [200, 'replaced', null],
        [404, undefined, undefined],
      ]
    )
    for (const { raw } of told) assert.notMatch(String(raw), /Zoé|salaire/i)
    const back = await browser.post(path(links[0].name, '/gone'), {})
    assert.equal(back.body.why, 'expired')
    const guess = { name: links[0].name, secret: 'x'.repeat(43) }
    const foreign = { name: links[1].name, secret: links[0].secret }
    for (const link of [guess, foreign, { name: 'AAAAAAAAAAAAAAAA', secret: links[0].secret }])
      assert.equal((await why(link)).status, 404)
  })

  test('a spouse with limited earnings is told as such; it counts, and it is in the timeline', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at, worker } = await candidate(offer)
    assert.isFalse(worker.isTold)
    const net = ({ body }: any) => body.compute.remuneration.remunerationMensuelle.salaireNet
    const married = { ...SINGLE, etatCivil: 'marie', conjointTravaille: true }
    const works = await client.put(at('/worker'), married)
    const limited = await client.put(at('/worker'), {
      ...married,
      revenusConjoint: 'PROFESSIONNELS_LIMITES',
    })
    assert.isAbove(net(limited), net(works))
    assert.isTrue(limited.body.worker.isTold)
    assert.equal(limited.body.worker.revenusConjoint, 'PROFESSIONNELS_LIMITES')
    const again = await client.put(at('/worker'), { ...married, revenusConjoint: 'PROFESSIONNELS' })
    assert.equal(net(again), net(works))
  })
})
