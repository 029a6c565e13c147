import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today, yearsAfter } from '#modules/shared/values/days'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { mailsOfOffer, queuedMails } from '#tests/helpers/mails'
import { OFFER_BODY } from '#tests/helpers/offer_body'
import { candidateOf, draftOffer, sentOffer } from '#tests/helpers/offers'
import { packageBody } from '#tests/helpers/package_body'
import { run } from '#tests/helpers/template_run'

const PATH = '/api/offers'

test.group('Offers on the employer’s desk', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await inTenant(acme.id, (trx) => trx.from('offers').delete())
    hr = await signedIn('hr')
  })

  const one = (id: string, path = '') => `${PATH}/${id}${path}`
  const row = (id: string) => inTenant(acme.id, (trx) => trx.from('offers').where({ id }).first())
  const rows = (table: string, offerId: string) =>
    inTenant(acme.id, (trx) => trx.from(table).where({ offer_id: offerId }).orderBy('id'))
  const outbox = () =>
    inTenant(acme.id, async (trx) =>
      (await trx.from('outbox').orderBy('id')).map(({ kind, name }) => `${kind} ${name}`)
    )
  /** What happened to the offer is a minute older. */
  const aMinuteLater = (id: string) =>
    inTenant(acme.id, (trx) =>
      trx.rawQuery(`update timeline_events set at = at - interval '1 minute' where offer_id = ?`, [
        id,
      ])
    )
  const expire = (id: string) =>
    inTenant(acme.id, (trx) =>
      trx.from('offers').where({ id }).update({ validity_date: '2026-01-31' })
    )

  test('strangers and viewers prepare none; HR does, from nothing, with what the company settled, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const [viewer, stranger] = [await signedIn('viewer'), await visitor()]
    assert.equal((await stranger.get(PATH)).status, 401)
    assert.equal((await stranger.post(PATH, {})).status, 401)
    assert.equal((await viewer.post(PATH, {})).status, 403)
    const made = await hr.post(PATH, {})
    assert.equal(made.status, 201)
    assert.deepInclude(made.body, {
      status: 'DRAFT',
      language: 'fr',
      workerId: null,
      packageId: null,
      fullPackage: null,
      version: 1,
    })
    assert.isNotEmpty(made.body.body, 'the company’s own template')
    // What it says of the package holds for every package, beside the letter, below it and on paper.
    const always = made.body.body.filter(({ when }: { when?: string }) => !when)
    assert.notMatch(JSON.stringify(always), /ci-contre|ci-dessous|télétravail|voiture|formation/)
    // What depends on the package stands under its condition.
    assert.includeMembers(
      made.body.body.map(({ when }: { when?: string }) => when),
      ['package.hasVoitureSociete', 'package.hasAssuranceGroupe', 'package.hasTeletravail']
    )
    assert.match(made.body.link, /^[\w-]{16}$/)
    assert.deepEqual(
      made.body.problems.map(({ path }: { path: string }) => path),
      ['workerId', 'packageId']
    )
    assert.deepEqual(
      made.body.events.map(({ kind, user }: any) => [kind, user.displayName]),
      [['CREATED', 'Nadia Haddad']]
    )
    assert.equal((await hr.get(one(made.body.id))).body.id, made.body.id)
    assert.equal((await viewer.get(one(made.body.id))).status, 403)
    assert.equal((await stranger.get(one(made.body.id))).status, 401)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('from a package it owns a copy, OFFERED, with the worker’s situation and the original as it was', async ({
    assert,
  }) => {
    const original = (await hr.post('/api/packages', packageBody({ packageCategory: 'REFERENCE' })))
      .body
    const workerId = await candidateOf(acme, {
      etat_civil: 'marie',
      conjoint_travaille: false,
      enfants_a_charge: 2,
      language: 'nl',
    })
    const { body } = await hr.post(PATH, { workerId, packageId: original.id })
    assert.notEqual(body.packageId, original.id)
    assert.equal(body.language, 'nl')
    assert.equal(body.worker.displayName, 'Zoé Candidat')
    const { fullPackage: copy } = body
    assert.equal(copy.packageCategory, 'OFFERED')
    assert.equal(copy.package.offerWorkerId, workerId)
    assert.deepInclude(copy.worker, { etatCivil: 'marie', enfantsACharge: 2 })
    const net = (pack: any) => pack.compute.remuneration.remunerationMensuelle.salaireNet
    assert.isAbove(net(copy), net(original))
    assert.deepEqual((await hr.get(`/api/packages/${original.id}`)).body, original)
  })

  test('sent twice with one id it is made once; an id of the other company is taken', async ({
    assert,
  }) => {
    const id = randomUUID()
    assert.equal((await hr.post(PATH, { id })).status, 201)
    assert.equal((await hr.post(PATH, { id })).body.id, id)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('offers')), 1)
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const other = await signedIn('hr', 'globex')
    assert.equal((await other.post(PATH, { id })).status, 409)
    assert.equal((await other.get(one(id))).status, 404)
    const foreign = await candidateOf(acme)
    assert.equal((await other.post(PATH, { workerId: foreign })).status, 404)
    assert.equal((await other.post(PATH, { packageId: acme.packageIds[0] })).status, 404)
    assert.equal((await other.post(PATH, { offerId: id })).status, 404)
  })

  test('the list counts, filters, searches and sorts on the server; the day alone makes one expired', async ({
    assert,
  }) => {
    const draft = await draftOffer(hr, acme, {}, { nomFonction: 'Éclairagiste' })
    const sent = await sentOffer(hr, acme, {}, { nomFonction: 'Analyste' })
    const late = await sentOffer(hr, acme)
    await expire(late.id)
    const list = async (query = '') => (await hr.get(`${PATH}${query}`)).body
    const ids = async (query: string) => (await list(query)).data.map(({ id }: any) => id)
    const { counts, meta, data } = await list()
    assert.deepInclude(counts, { DRAFT: 1, SENT: 1, EXPIRED: 1, ACCEPTED: 0 })
    assert.equal(meta.total, 3)
    assert.equal(data.find(({ id }: any) => id === late.id).status, 'EXPIRED')
    assert.deepEqual(await ids('?status=EXPIRED'), [late.id])
    assert.sameMembers(await ids('?status=DRAFT&status=SENT'), [draft.id, sent.id])
    assert.deepEqual(await ids('?search=eclairag'), [draft.id])
    assert.deepEqual((await list('?search=eclairag&status=SENT')).counts.DRAFT, 1)
    assert.lengthOf(await ids(`?search=${encodeURIComponent('ZOÉ')}`), 3)
    assert.deepEqual(await ids(`?workerId=${sent.workerId}`), [sent.id])
    assert.deepEqual(await ids(`?packageId=${late.packageId}`), [late.id])
    assert.deepEqual((await ids('?sort=name&perPage=2')).length, 2)
    assert.equal((await ids('?sort=name&order=asc'))[0], sent.id)
    assert.equal((await ids('?sort=name&order=desc&perPage=1&page=3'))[0], sent.id)
  })

  test('a manager sees and writes their own, and sends nothing', async ({ assert }) => {
    const theirs = await hr.post(PATH, {})
    const manager = await signedIn('manager')
    assert.equal((await manager.get(one(theirs.body.id))).status, 404)
    const own = (await manager.post(PATH, {})).body
    assert.deepEqual(
      (await manager.get(PATH)).body.data.map(({ id }: any) => id),
      [own.id]
    )
    assert.equal((await manager.post(one(own.id, '/send'), { version: 1 })).status, 403)
    assert.equal((await manager.post(one(own.id, '/link'))).status, 403)
    const bulk = (action: string) => manager.post(`${PATH}/bulk`, { ids: [own.id], action })
    assert.equal((await bulk('send')).status, 403)
    assert.deepEqual((await bulk('delete')).body.done, [own.id])
  })

  test('a change is written down with its fields; the second of two is told; nothing changed writes nothing', async ({
    assert,
  }) => {
    const [viewer, stranger] = [await signedIn('viewer'), await visitor()]
    const { id, version } = await draftOffer(hr, acme)
    const change = { version, validityDateStr: '2027-03-31', message: 'À bientôt' }
    assert.equal((await stranger.put(one(id), change)).status, 401)
    assert.equal((await viewer.put(one(id), change)).status, 403)
    const untouched = await checksumOf(globex.id)
    const saved = await hr.put(one(id), change)
    assert.deepInclude(saved.body, {
      version: version + 1,
      validityDateStr: '2027-03-31',
      message: 'À bientôt',
      status: 'DRAFT',
    })
    assert.equal((await hr.put(one(id), change)).body.code, 'E_STALE_VERSION')
    const same = await hr.put(one(id), { ...change, version: version + 1 })
    assert.equal(same.body.version, version + 1)
    const [last] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ event: 'offer.updated', subject_id: id }).orderBy('id', 'desc')
    )
    assert.deepEqual(last.details, {
      fields: ['validityDateStr', 'message'],
      version: version + 1,
    })
    assert.equal((await hr.put(one(id), { version: 9, signerId: randomUUID() })).status, 409)
    const unknown = { version: version + 1, workerId: randomUUID() }
    assert.equal((await hr.put(one(id), unknown)).status, 404)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('another worker brings their situation into the package; another package takes the place of the copy', async ({
    assert,
  }) => {
    const offer = await draftOffer(hr, acme)
    const workerId = await candidateOf(acme, { etat_civil: 'marie', enfants_a_charge: 3 })
    const moved = (await hr.put(one(offer.id), { version: offer.version, workerId })).body
    assert.equal(moved.packageId, offer.packageId)
    assert.equal(moved.fullPackage.package.offerWorkerId, workerId)
    assert.equal(moved.fullPackage.worker.enfantsACharge, 3)
    const other = (await hr.post('/api/packages', packageBody({}, { salaireBrut: 4100 }))).body
    const replaced = (await hr.put(one(offer.id), { version: moved.version, packageId: other.id }))
      .body
    assert.equal(replaced.fullPackage.package.salaireBrut, 4100)
    assert.equal(replaced.fullPackage.worker.enfantsACharge, 3)
    assert.equal((await hr.get(`/api/packages/${offer.packageId}`)).status, 404)
    assert.equal((await hr.get(`/api/packages/${other.id}`)).status, 200)
  })

  test('strangers, viewers and managers do not send; HR does: text and package are frozen, the mail is enqueued, the process is signalled', async ({
    assert,
  }) => {
    const [manager, stranger] = [await signedIn('manager'), await visitor()]
    const { id, version, packageId } = await draftOffer(hr, acme)
    assert.equal((await stranger.post(one(id, '/send'), { version })).status, 401)
    assert.equal((await manager.post(one(id, '/send'), { version })).status, 403)
    const untouched = await checksumOf(globex.id)
    const stale = await hr.post(one(id, '/send'), { version: version + 5 })
    assert.equal(stale.body.code, 'E_STALE_VERSION')
    const sent = await hr.post(one(id, '/send'), { version })
    assert.equal(sent.status, 200)
    assert.equal(sent.body.status, 'SENT')
    const [line] = sent.body.rendered[0].lines
    assert.deepEqual(
      line.map(({ text }: any) => text),
      ['Bonjour ', 'Zoé', ', voici ', '3\u00a0000,00\u00a0€']
    )
    const stored = await row(id)
    const { body: pack } = await hr.get(`/api/packages/${packageId}`)
    assert.deepEqual(stored.sent.package.compute, pack.compute)
    assert.deepEqual(stored.sent.package.lawset, pack.lawset)
    assert.equal(stored.sent.package.version, pack.version)
    const [mail] = await queuedMails(acme, 'offer')
    const [link] = await rows('private_links', id)
    assert.deepInclude(mail, { about: `offer/${id}/OFFER/${version}/0`, sent_at: null })
    assert.deepEqual(mail.facts, { offerId: id, kind: 'OFFER', version, nth: 0, linkId: link.id })
    assert.deepInclude(link, { mailed_to: 'zoe@example.test', secret_hash: null, version })
    assert.includeMembers(await outbox(), ['job send-mail', 'job render-offer', 'signal follow'])
    assert.equal((await hr.post(one(id, '/send'), { version })).body.status, 'SENT')
    assert.lengthOf(await mailsOfOffer(acme, id), 1, 'a second click sends nothing')
    const other = await hr.post(one(id, '/send'), { version: version + 1 })
    assert.equal(other.body.code, 'E_OFFER_SENT')
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('what is missing is named, all of it, in the reader’s language', async ({ assert }) => {
    const { id } = (await hr.post(PATH, {})).body
    await inTenant(acme.id, (trx) =>
      trx
        .from('offers')
        .where({ id })
        .update({
          validity_date: '2026-01-01',
          body: JSON.stringify([]),
        })
    )
    const nl = { headers: { 'x-language': 'nl' } }
    const refused = await hr.post(one(id, '/send'), { version: 1 }, nl)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.code, 'E_OFFER_INCOMPLETE')
    assert.deepEqual(
      refused.body.errors.map(({ path, code }: any) => `${path} ${code}`),
      ['workerId required', 'packageId required', 'body required', 'validityDateStr past']
    )
    assert.equal(refused.body.errors[0].message, 'Kies voor wie het loonvoorstel bestemd is.')
    const workerId = await candidateOf(acme, { email: null })
    const body = [
      {
        kind: 'paragraph',
        lines: [[run('', { variable: 'contract.startDate' })]],
      },
    ]
    await hr.put(one(id), { version: 1, workerId, body, validityDateStr: '2030-01-01' })
    const again = await hr.post(one(id, '/send'), { version: 2 }, nl)
    assert.deepEqual(
      again.body.errors.map(({ path, message }: any) => [path, message]),
      [
        ['worker.email', 'Deze persoon heeft geen e-mailadres. Voeg het eerst toe.'],
        ['packageId', 'Kies het loonpakket voor dit loonvoorstel.'],
        [
          'body.contract.startDate',
          'De tekst bevat de variabele “begindatum”, maar dat gegeven is nog niet bekend. Vul het aan of verwijder de variabele uit de tekst.',
        ],
      ]
    )
    assert.equal((await row(id)).status, 'DRAFT')
  })

  test('what looks like a variable and is none keeps an offer on the desk, alone and among many', async ({
    assert,
  }) => {
    const { id, version } = await draftOffer(hr, acme)
    const written = run('Votre net : {{package.net}}')
    const body = [...OFFER_BODY, { kind: 'paragraph', lines: [[written]] }]
    const saved = await hr.put(one(id), { version, body })
    const told = {
      path: 'body.{{package.net}}',
      code: 'unknown_variable',
      message: '{{package.net}} n’est pas une variable. Choisissez-la dans le menu Variable.',
    }
    assert.deepEqual(saved.body.problems, [told])
    const refused = await hr.post(one(id, '/send'), { version: version + 1 })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.code, 'E_OFFER_INCOMPLETE')
    assert.deepEqual(refused.body.errors, [told])
    await hr.post(`${PATH}/bulk`, { ids: [id], action: 'send' })
    assert.equal((await row(id)).status, 'DRAFT')
    assert.lengthOf(await mailsOfOffer(acme, id), 0)
  })

  test('a change that matters voids what was sent; words of the mail and a later day do not', async ({
    assert,
  }) => {
    const offer = await sentOffer(hr, acme)
    const { id, version } = offer
    const { url } = (await hr.post(one(id, '/link'))).body
    assert.match(url, new RegExp(`^http://acme\\.localhost.*/fr/o/${offer.link}#[\\w-]{43}$`))
    const words = await hr.put(one(id), { version, message: 'Encore bonjour' })
    assert.deepInclude(words.body, { status: 'SENT', version })
    const later = await hr.put(one(id), { version, validityDateStr: '2030-06-30' })
    assert.deepInclude(later.body, { status: 'SENT', version, validityDateStr: '2030-06-30' })
    assert.equal(later.body.events[0].kind, 'EXTENDED')
    assert.isTrue((await rows('private_links', id)).every(({ revoked_at: end }) => end === null))
    const changed = await hr.put(one(id), { version, includeVariableCompensation: false })
    assert.deepInclude(changed.body, {
      status: 'DRAFT',
      version: version + 1,
      rendered: null,
      sentAt: null,
    })
    assert.deepInclude(changed.body.events[0], {
      kind: 'CHANGED',
      details: { fields: ['includeVariableCompensation'] },
    })
    const links = await rows('private_links', id)
    assert.lengthOf(links, 2)
    assert.isTrue(links.every(({ revoked_at: end }) => end !== null))
    const stored = await row(id)
    assert.isNull(stored.sent)
    assert.isNull(stored.rendered)
    const again = await hr.post(one(id, '/send'), { version: version + 1 })
    assert.equal(again.body.status, 'SENT')
    assert.deepEqual(
      await mailsOfOffer(acme, id),
      [version, version + 1].map((of) => `OFFER/${of}/0`)
    )
  })

  test('two who send at the same moment send once', async ({ assert }) => {
    const { id, version } = await draftOffer(hr, acme)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => hr.post(one(id, '/send'), { version }))
    )
    for (const { status } of answers) assert.equal(status, 200)
    assert.lengthOf(await mailsOfOffer(acme, id), 1)
    assert.lengthOf(
      (await rows('timeline_events', id)).filter(({ kind }) => kind === 'SENT'),
      1
    )
  })

  test('in another language the company’s own text speaks that language; what was written by hand stays', async ({
    assert,
  }) => {
    const nl = [
      {
        kind: 'paragraph',
        lines: [[run('Beste,')]],
      },
    ]
    const template = { name: 'Loonvoorstel', language: 'nl', kind: 'OFFER_TEXT', body: nl }
    await hr.post('/api/document-templates', template)
    const { id } = (await hr.post(PATH, { language: 'fr' })).body
    const dutch = (await hr.put(one(id), { version: 1, language: 'nl' })).body
    assert.deepEqual(dutch.body, nl)
    const own = (await hr.put(one(id), { version: 2, body: OFFER_BODY })).body
    assert.deepEqual((await hr.put(one(id), { version: 3, language: 'fr' })).body.body, own.body)
  })

  test('an earlier last day takes back what was offered: to be sent again', async ({ assert }) => {
    const { id, version } = await sentOffer(hr, acme)
    await hr.post(one(id, '/extend'), { validityDateStr: '2030-06-30' })
    const earlier = await hr.put(one(id), { version, validityDateStr: '2030-06-01' })
    assert.equal(earlier.body.status, 'DRAFT')
  })

  test('the ordinary editor voids the sending of its offer, and cannot take the package away or make it something else', async ({
    assert,
  }) => {
    const offer = await sentOffer(hr, acme)
    const path = `/api/packages/${offer.packageId}`
    const { fullPackage: pack } = offer
    const edited = {
      ...packageBody({ packageCategory: 'OFFERED' }, { salaireBrut: 3333 }),
      version: pack.version,
    }
    assert.equal((await hr.delete(path)).body.code, 'E_PACKAGE_OFFERED')
    const other = await hr.put(path, { ...edited, packageCategory: 'SIMULATION' })
    assert.equal(other.body.code, 'E_PACKAGE_OFFERED')
    const stale = await hr.put(path, { ...edited, version: pack.version + 3 })
    assert.equal(stale.body.code, 'E_STALE_VERSION')
    assert.equal((await row(offer.id)).status, 'SENT', 'what was refused voids nothing')
    assert.equal((await hr.put(path, edited)).status, 200)
    const after = (await hr.get(one(offer.id))).body
    assert.deepInclude(after, { status: 'DRAFT', version: offer.version + 1 })
    assert.deepEqual(after.events[0].details, { fields: ['package'] })
    assert.equal(after.package.salaireBrut, 3333)
  })

  test('linking its package to a worker is a change of it like any other', async ({ assert }) => {
    const offer = await sentOffer(hr, acme)
    const path = `/api/packages/${offer.packageId}/simulation-worker`
    assert.equal((await hr.put(path, { simulationWorkerId: offer.workerId })).status, 200)
    assert.equal((await row(offer.id)).status, 'DRAFT')
    const final = await sentOffer(hr, acme)
    await hr.post(one(final.id, '/retract'), {})
    const refused = await hr.put(`/api/packages/${final.packageId}/simulation-worker`, {
      simulationWorkerId: final.workerId,
    })
    assert.equal(refused.body.code, 'E_OFFER_RETRACTED')
    assert.isUndefined(
      (await hr.get(`/api/packages/${final.packageId}`)).body.package.simulationWorkerId
    )
  })

  test('resending makes another link and another mail, and none of a draft', async ({ assert }) => {
    const [manager, stranger] = [await signedIn('manager'), await visitor()]
    const { id, version } = await sentOffer(hr, acme)
    assert.equal((await stranger.post(one(id, '/resend'))).status, 401)
    assert.equal((await manager.post(one(id, '/resend'))).status, 403)
    const untouched = await checksumOf(globex.id)
    assert.equal((await hr.post(one(id, '/resend'))).body.events[0].kind, 'RESENT')
    await aMinuteLater(id)
    await hr.post(one(id, '/resend'))
    assert.deepEqual(
      await mailsOfOffer(acme, id),
      [0, 1, 2].map((nth) => `OFFER/${version}/${nth}`)
    )
    assert.lengthOf(await rows('private_links', id), 3)
    const draft = (await hr.post(PATH, {})).body
    assert.equal((await hr.post(one(draft.id, '/resend'))).body.code, 'E_OFFER_DRAFT')
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('resending is a mail a minute, however often it is pressed, alone or among others', async ({
    assert,
  }) => {
    const { id } = await sentOffer(hr, acme)
    const pressed = await Promise.all(Array.from({ length: 20 }, () => hr.post(one(id, '/resend'))))
    assert.lengthOf(
      pressed.filter(({ status }) => status === 200),
      1
    )
    const { status, headers, body } = pressed.find((answer) => answer.status !== 200)!
    assert.deepEqual([status, body.code], [429, 'E_OFFER_RESENT'])
    const seconds = Number(headers['retry-after'])
    assert.isTrue(seconds > 30 && seconds <= 60, `${seconds} s`)
    assert.include(body.detail, String(seconds))
    const bulk = await hr.post(`${PATH}/bulk`, { ids: [id], action: 'resend' })
    assert.deepEqual(bulk.body.done, [])
    assert.match(bulk.body.refused[0].message, /\b\d+ second/)
    assert.lengthOf(await mailsOfOffer(acme, id), 2)

    await aMinuteLater(id)
    assert.equal((await hr.post(one(id, '/resend'))).status, 200)
    assert.lengthOf(await mailsOfOffer(acme, id), 3)
  })

  test('its last day is five years away at most, however it is set', async ({ assert }) => {
    const draft = (await hr.post(PATH, {})).body
    const { id } = await sentOffer(hr, acme)
    const years = yearsAfter(today(), 5)
    for (const day of ['9999-12-31', daysAfter(years, 1)])
      for (const answer of [
        await hr.put(one(draft.id), { version: draft.version, validityDateStr: day }),
        await hr.post(one(id, '/extend'), { validityDateStr: day }),
        await hr.post(`${PATH}/bulk`, { ids: [id], action: 'extend', validityDateStr: day }),
      ]) {
        assert.equal(answer.status, 422, answer.raw.toString())
        const [{ path, code, message }] = answer.body.errors
        assert.deepEqual([path, code], ['validityDateStr', 'tooFar'])
        assert.include(message, '5 ')
      }
    assert.equal((await hr.post(one(id, '/extend'), { validityDateStr: years })).status, 200)
  })

  test('an expired one is extended to life, to a later day that is still to come', async ({
    assert,
  }) => {
    const [manager, stranger] = [await signedIn('manager'), await visitor()]
    const { id } = await sentOffer(hr, acme)
    await expire(id)
    const extend = (validityDateStr: string, client = hr) =>
      client.post(one(id, '/extend'), { validityDateStr })
    assert.equal((await extend('2030-01-01', stranger)).status, 401)
    assert.equal((await extend('2030-01-01', manager)).status, 403)
    assert.equal((await hr.post(one(id, '/resend'))).body.code, 'E_OFFER_EXPIRED')
    assert.equal((await extend('2026-02-01')).body.errors[0].code, 'past')
    const untouched = await checksumOf(globex.id)
    const extended = (await extend('2030-01-01')).body
    assert.deepInclude(extended, { status: 'SENT', validityDateStr: '2030-01-01' })
    assert.deepEqual(extended.events[0].details, { from: '2026-01-31', to: '2030-01-01' })
    assert.equal((await extend('2029-12-31')).body.errors[0].code, 'not_later')
    assert.isNull((await rows('private_links', id))[0].revoked_at)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('retracting revokes every link and enqueues a mail; rejecting is recorded; both are final', async ({
    assert,
  }) => {
    const [manager, stranger] = [await signedIn('manager'), await visitor()]
    const untouched = await checksumOf(globex.id)
    for (const [step, status] of [
      ['retract', 'RETRACTED'],
      ['reject', 'REJECTED'],
    ]) {
      const { id, version } = await sentOffer(hr, acme)
      assert.equal((await stranger.post(one(id, `/${step}`))).status, 401)
      assert.equal((await manager.post(one(id, `/${step}`))).status, 403)
      assert.equal((await hr.post(one(id, `/${step}`))).body.status, status)
      assert.equal((await row(id)).status, status)
      assert.deepEqual(
        await mailsOfOffer(acme, id),
        ['OFFER', 'RETRACTED']
          .slice(0, step === 'retract' ? 2 : 1)
          .map((kind) => `${kind}/${version}/0`)
      )
      assert.isNotNull((await rows('private_links', id))[0].revoked_at)
      const code = `E_OFFER_${status}`
      assert.equal((await hr.post(one(id, `/${step}`))).body.code, code)
      assert.equal((await hr.post(one(id, '/link'))).body.code, code)
      assert.equal((await hr.post(one(id, '/resend'))).body.code, code)
      assert.equal((await hr.post(one(id, '/send'), { version })).body.code, code)
      assert.equal((await hr.put(one(id), { version, message: 'A' })).body.code, code)
      assert.equal((await hr.delete(one(id))).body.code, code)
    }
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('what became a contract is never changed, taken back or sent again; its link still opens it', async ({
    assert,
  }) => {
    const { id, version, packageId } = await sentOffer(hr, acme)
    await inTenant(acme.id, (trx) =>
      trx
        .from('offers')
        .where({ id })
        .update({ status: 'CONTRACTED', accepted_at: new Date(), accepted: trx.raw('sent') })
    )
    const refused = [
      await hr.put(one(id), { version, message: 'A' }),
      await hr.delete(one(id)),
      await hr.post(one(id, '/send'), { version }),
      await hr.post(one(id, '/resend')),
      await hr.post(one(id, '/extend'), { validityDateStr: '2030-01-01' }),
      await hr.post(one(id, '/retract')),
      await hr.post(one(id, '/reject')),
    ]
    for (const { status, body } of refused)
      assert.deepEqual([status, body.code], [409, 'E_OFFER_CONTRACTED'])
    const { fullPackage: pack } = (await hr.get(one(id))).body
    const edited = { ...packageBody({ packageCategory: 'OFFERED' }), version: pack.version }
    const changed = await hr.put(`/api/packages/${packageId}`, edited)
    assert.equal(changed.body.code, 'E_OFFER_CONTRACTED')
    assert.equal((await hr.post(one(id, '/link'))).status, 201)
    assert.equal((await row(id)).status, 'CONTRACTED')
  })

  test('a link is answered once, only its hash is kept, and its audit line holds neither', async ({
    assert,
  }) => {
    const stranger = await visitor()
    const { id } = await sentOffer(hr, acme)
    assert.equal((await stranger.post(one(id, '/link'))).status, 401)
    const made = await hr.post(one(id, '/link'))
    assert.equal(made.status, 201)
    assert.equal(made.headers['cache-control'], 'no-store')
    const secret = made.body.url.split('#')[1]
    const kept = JSON.stringify(await rows('private_links', id))
    assert.notInclude(kept, secret)
    const log = await inTenant(acme.id, (trx) => trx.from('audit_log').where({ subject_id: id }))
    assert.notInclude(JSON.stringify(log), secret)
    assert.isTrue(log.some(({ event }) => event === 'offer.link_created'))
  })

  test('a draft is removed with its package and attachments; what was sent is not', async ({
    assert,
  }) => {
    const [viewer, stranger] = [await signedIn('viewer'), await visitor()]
    const { id, packageId } = await draftOffer(hr, acme)
    assert.equal((await stranger.delete(one(id))).status, 401)
    assert.equal((await viewer.delete(one(id))).status, 403)
    const untouched = await checksumOf(globex.id)
    assert.deepEqual((await hr.delete(one(id))).body, { id })
    assert.isNull((await row(id)) ?? null)
    assert.equal((await hr.get(`/api/packages/${packageId}`)).status, 404)
    const sent = await sentOffer(hr, acme)
    assert.equal((await hr.delete(one(sent.id))).body.code, 'E_OFFER_SENT')
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a copy has its own package, text and attachments, is a draft, and good for the days that are settled', async ({
    assert,
  }) => {
    const [viewer, stranger] = [await signedIn('viewer'), await visitor()]
    const draft = await draftOffer(hr, acme)
    const pdf = Buffer.from('%PDF-1.7\n…')
    await hr.send('POST', one(draft.id, '/files?name=Plan.pdf'), {
      rawBody: pdf,
      headers: { 'content-type': 'application/pdf' },
    })
    const offer = (await hr.post(one(draft.id, '/send'), { version: draft.version })).body
    await hr.post(one(offer.id, '/retract'))
    assert.equal((await stranger.post(one(offer.id, '/duplicate'), {})).status, 401)
    assert.equal((await viewer.post(one(offer.id, '/duplicate'), {})).status, 403)
    const untouched = await checksumOf(globex.id)
    const copy = await hr.post(one(offer.id, '/duplicate'), {})
    assert.equal(copy.status, 201)
    assert.deepInclude(copy.body, { status: 'DRAFT', workerId: offer.workerId, sentAt: null })
    assert.deepEqual(copy.body.body, OFFER_BODY)
    assert.notEqual(copy.body.packageId, offer.packageId)
    assert.notEqual(copy.body.link, offer.link)
    const [file] = copy.body.files
    const shown = await hr.get(one(copy.body.id, `/files/${file.id}`))
    assert.deepEqual(shown.raw, pdf)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('many at once: what cannot be done is named, and the others are done', async ({
    assert,
  }) => {
    const stranger = await visitor()
    const [first, second] = [await sentOffer(hr, acme), await sentOffer(hr, acme)]
    const draft = (await hr.post(PATH, {})).body
    const ids = [first.id, second.id, draft.id]
    assert.equal((await stranger.post(`${PATH}/bulk`, { ids, action: 'retract' })).status, 401)
    const extended = await hr.post(`${PATH}/bulk`, {
      ids,
      action: 'extend',
      validityDateStr: '2030-01-01',
    })
    assert.sameMembers(extended.body.done, [first.id, second.id])
    const retracted = await hr.post(`${PATH}/bulk`, {
      ids: [first.id, draft.id],
      action: 'retract',
    })
    assert.deepEqual(retracted.body.done, [first.id])
    assert.deepInclude(retracted.body.refused[0], { id: draft.id, code: 'E_OFFER_DRAFT' })
    assert.isNotEmpty(retracted.body.refused[0].message)
    const sent = (await hr.post(`${PATH}/bulk`, { ids: [draft.id], action: 'send' })).body
    assert.include(sent.refused[0].message, 'Choisissez à qui l’offre est destinée.')
    const deleted = (await hr.post(`${PATH}/bulk`, { ids, action: 'delete' })).body
    assert.deepEqual(deleted.done, [draft.id])
    const foreign = await hr.post(`${PATH}/bulk`, { ids: [randomUUID()], action: 'retract' })
    assert.equal(foreign.body.refused[0].code, 'E_NOT_FOUND')
  })

  test('the preview has the candidate’s shape, in any language, without the employer’s cost unless that is shown', async ({
    assert,
  }) => {
    const { id } = await draftOffer(hr, acme)
    const stranger = await visitor()
    assert.equal((await stranger.get(one(id, '/preview'))).status, 401)
    const preview = (await hr.get(one(id, '/preview?language=nl'))).body
    assert.equal(preview.offer.mainTextRendered[0].lines[0][3].text, '€\u00a03.000,00')
    assert.deepInclude(preview.worker, { firstName: 'Zoé', lastName: 'Candidat' })
    assert.notInclude(JSON.stringify(preview), 'coutEmployeur')
    assert.deepEqual(preview.compute, preview.baseCompute)
    const admin = await signedIn('admin')
    const settings = (await admin.get('/api/offer-settings')).body
    await admin.put('/api/offer-settings', { ...settings, showEmployerCost: true })
    const shown = (await hr.get(one(id, '/preview'))).body
    assert.isAbove(shown.compute.coutEmployeur.coutEmployeurAnnuel, 30_000)
    const empty = (await hr.post(PATH, {})).body
    assert.equal((await hr.get(one(empty.id, '/preview'))).body.code, 'E_NOT_READY')
  })

  test('to a worker whose details are known is written, read and sent, and says their birth date where its text asks', async ({
    assert,
  }) => {
    const known = {
      date_of_birth: '1993-05-18',
      address_line1: 'Rue Haute 7',
      address_city: 'Namur',
    }
    const { id, version, workerId } = await draftOffer(hr, acme)
    await inTenant(acme.id, (trx) => trx.from('workers').where('id', workerId).update(known))
    const read = await hr.get(one(id))
    assert.equal(read.status, 200, String(read.raw))
    assert.equal(read.body.facts['worker.dateOfBirth'], '18 mai 1993')
    assert.equal(read.body.facts['worker.address'], 'Rue Haute 7, Namur')
    const sent = await hr.post(one(id, '/send'), { version })
    assert.equal(sent.status, 200, String(sent.raw))
    assert.equal((await hr.get(one(id, '/preview'))).status, 200)
    assert.equal((await hr.get(PATH)).status, 200)
  })

  test('the palette finds an offer by the person and by the job, and knows where it stands', async ({
    assert,
  }) => {
    const offer = await draftOffer(hr, acme, {}, { nomFonction: 'Éclairagiste' })
    const found = (await hr.get('/api/search?search=eclairag')).body.data
    assert.deepInclude(found, {
      kind: 'offer',
      id: offer.id,
      title: 'Zoé Candidat · Éclairagiste',
      detail: 'DRAFT',
    })
  })
})
