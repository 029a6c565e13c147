import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient, type TestResponse } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { dayFromNow } from '#tests/helpers/days'
import { recordFigure } from '#tests/helpers/record_figure'
import { draftOffer, sentOffer } from '#tests/helpers/offers'
import { run } from '#tests/helpers/template_run'
import { PIXEL } from '#tests/helpers/pictures'

const CAR = {
  id: 'a',
  description: 'BMW i4',
  energie: 'ELECTRIQUE',
  valeur: 42_000,
  tcoMensuel: 700,
  eligibleBudgetMobilite: true,
}
const DIESEL = { ...CAR, id: 'b', description: 'Passat', energie: 'DIESEL', co2: 120 }
const FLEX = {
  salaireBrut: 5000,
  canVoitureSociete: true,
  voitureSocieteOptions: [CAR, { ...DIESEL, eligibleBudgetMobilite: false }],
  canBudgetMobilite: true,
  budgetMobilite: 9600,
  canBudgetMobilitePilier1: true,
  canLaptop: true,
  mustHaveLaptop: true,
  laptopOptions: [{ id: 'l', description: 'MacBook', valeur: 40 }],
  canJoursConge: true,
  maxJoursConge: 8,
  canFlexWarrants: true,
  maxFlexWarrants: 1000,
  canStockOptions: true,
  maxStockOptionUnits: 10,
  stockOptionValue: 10,
  canExtensionAssurance: true,
  extensionAssuranceOptions: [{ id: 'x', description: 'Dentaire', valeur: 120, maxUnits: 2 }],
}
const LAPTOP = { hasLaptop: true, laptop: 40, descriptionLaptop: 'MacBook' }
const AS_CAR = {
  hasVoitureSociete: true,
  descriptionVS: CAR.description,
  energieVS: CAR.energie,
  valeurVS: CAR.valeur,
  tcoMensuelVS: CAR.tcoMensuel,
}
const SINGLE = { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0 }

test.group('An offer in the hands of its candidate', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const send = (fields: object = {}, type = 'FIX') =>
    sentOffer(hr, acme, fields as Record<string, unknown>, { packageType: type })
  const linkTo = async (id: string, client = hr) => {
    const { pathname, hash } = new URL((await client.post(`/api/offers/${id}/link`)).body.url)
    return { name: pathname.split('/').at(-1)!, secret: hash.slice(1) }
  }
  const path = (name: string, rest = '') => `/api/out/offers/${name}${rest}`
  const open = async (client: TestClient, { name, secret }: { name: string; secret: string }) =>
    client.post(path(name, '/open'), { secret })
  /** Somebody who opened the link of an offer: the client, the calls, and the offer as it was answered. */
  const candidate = async (offer: { id: string }) => {
    const [client, link] = [await visitor(), await linkTo(offer.id)]
    const opened = await open(client, link)
    const at = (rest = '') => path(link.name, rest)
    return { client, at, opened, ...opened.body }
  }
  const row = (id: string) => inTenant(acme.id, (trx) => trx.from('offers').where({ id }).first())
  const kinds = (id: string) =>
    inTenant(acme.id, async (trx) =>
      (await trx.from('offer_events').where({ offer_id: id }).orderBy('id')).map(({ kind }) => kind)
    )
  /** All of an answer but what differs between any two. */
  const shapeOf = ({ status, headers, body }: TestResponse) => {
    const {
      date,
      'x-request-id': id,
      'set-cookie': cookies,
      'content-length': size,
      ...rest
    } = headers
    return { status, rest, body: { ...body, requestId: null } }
  }
  const codes = ({ body }: TestResponse) => body.errors.map(({ code }: { code: string }) => code)

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
    const { rows } = await inTenant(acme.id, (trx) =>
      trx.rawQuery('select token_hash from offer_sessions')
    )
    assert.notInclude(cookie, rows[0].token_hash)
  })

  test('the page alone opens nothing, and says nothing of the offer', async ({ assert }) => {
    const offer = await send()
    const { name } = await linkTo(offer.id)
    const page = await (await visitor()).get(`/fr/o/${name}`)
    assert.equal(page.status, 200)
    assert.equal(page.headers['cache-control'], 'no-store')
    assert.equal(page.headers['referrer-policy'], 'no-referrer')
    assert.include(String(page.headers['x-robots-tag']), 'noindex')
    assert.notInclude(page.raw.toString(), 'Zoé')
    assert.isNull((await row(offer.id)).opened_at)
    assert.deepEqual(await kinds(offer.id), ['CREATED', 'SENT'])
  })

  test('a link that was revoked, or is of an older version, opens the offer no more, nor does the browser that had it open', async ({
    assert,
  }) => {
    for (const change of [{ revoked_at: new Date() }, { version: 0 }]) {
      const offer = await send()
      const link = await linkTo(offer.id)
      const client = await visitor()
      assert.equal((await open(client, link)).status, 200)
      assert.equal((await client.get(path(link.name))).status, 200)
      await inTenant(acme.id, (trx) =>
        trx.from('offer_links').where('offer_id', offer.id).update(change)
      )
      assert.equal((await row(offer.id)).status, 'SENT')
      assert.equal((await client.get(path(link.name))).status, 404)
      assert.equal((await client.post(path(link.name, '/accept'), {})).status, 404)
      assert.equal((await open(await visitor(), link)).status, 404)
    }
  })

  test('a browser reads the offer on day 30 and no more on day 31', async ({ assert }) => {
    const offer = await send()
    await inTenant(acme.id, (trx) =>
      trx
        .from('offers')
        .where('id', offer.id)
        .update({ validity_date: dayFromNow(60) })
    )
    const { client, at } = await candidate(offer)
    const daysPass = (days: number) =>
      inTenant(acme.id, (trx) =>
        trx
          .from('offer_sessions')
          .update({ expires_at: trx.raw(`expires_at - interval '${days} days'`) })
      )
    await daysPass(29)
    assert.equal((await client.get(at())).status, 200)
    await daysPass(2)
    assert.equal((await client.get(at())).status, 404)
  })

  test('links that are unknown, foreign, expired, retracted or replaced answer byte for byte alike', async ({
    assert,
  }) => {
    const [expired, retracted, replaced] = [await send(), await send(), await send()]
    const links = [await linkTo(expired.id), await linkTo(retracted.id), await linkTo(replaced.id)]
    await inTenant(acme.id, (trx) =>
      trx.from('offers').where('id', expired.id).update({ validity_date: '2026-01-31' })
    )
    await hr.post(`/api/offers/${retracted.id}/retract`)
    const changed = await hr.put(`/api/offers/${replaced.id}`, {
      version: replaced.version,
      includeVariableCompensation: false,
    })
    assert.equal(changed.body.status, 'DRAFT')
    const stranger = await signedIn('hr', 'globex')
    const foreign = await linkTo((await sentOffer(stranger, globex)).id, stranger)
    const alive = await linkTo((await send()).id)
    const dead = [
      { name: 'AAAAAAAAAAAAAAAA', secret: 'x'.repeat(43) },
      foreign,
      { name: foreign.name, secret: alive.secret },
      { name: alive.name, secret: foreign.secret },
      ...links,
    ]
    const client = await visitor()
    const answers = []
    for (const link of dead) answers.push(shapeOf(await open(client, link)))
    assert.equal(answers[0].status, 404)
    assert.equal(answers[0].body.code, 'E_NOT_FOUND')
    for (const answer of answers) assert.deepEqual(answer, answers[0])
    assert.equal((await open(client, alive)).status, 200)
    recordFigure({
      what: 'kinds of private links that open nothing and answer byte for byte alike',
      value: dead.length,
      unit: '',
      rule: 'R11',
    })
    recordFigure({
      what: 'bits of chance in the secret of a private link, stored as a hash',
      value: Buffer.from(alive.secret, 'base64url').length * 8,
      unit: '',
      promise: 128,
      rule: 'R11',
    })
  })

  test('a browser that opened it loses it with the offer, whatever it asks for', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at, offer: seen } = await candidate(offer)
    await hr.post(`/api/offers/${offer.id}/retract`)
    const { version, packageVersion } = seen
    const accept = { version, packageVersion, includeVariableCompensation: false }
    for (const answer of [
      await client.get(at()),
      await client.get(at('/car-atns')),
      await client.get(at('/pdf')),
      await client.get(at('/signature')),
      await client.put(at(), { package: {}, version: 1 }),
      await client.put(at('/worker'), SINGLE),
      await client.send('PATCH', at('/renderedText'), { body: {} }),
      await client.post(at('/accept'), accept),
    ])
      assert.deepEqual([answer.status, answer.body.code], [404, 'E_NOT_FOUND'])
    assert.equal((await row(offer.id)).status, 'RETRACTED')
  })

  test('guessing at links is slowed down', async ({ assert }) => {
    const client = await visitor()
    const guess = () => open(client, { name: 'AAAAAAAAAAAAAAAA', secret: 'x'.repeat(43) })
    for (let nth = 0; nth < 5; nth++) assert.equal((await guess()).status, 404)
    const refused = await guess()
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers['retry-after']), 0)
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
    const worker = await inTenant(acme.id, (trx) =>
      trx.from('workers').where('id', offer.workerId).first()
    )
    assert.deepInclude(worker, { etat_civil: 'marie', enfants_a_charge: 2 })
    assert.equal((await row(offer.id)).status, 'SENT', 'what the candidate tells voids nothing')
    const refused = await client.put(at('/worker'), { ...SINGLE, enfantsACharge: -1 })
    assert.equal(refused.status, 422)
    assert.deepEqual((await kinds(offer.id)).slice(-1), ['SITUATION_CHANGED'])
    const [{ details }] = (await hr.get(`/api/offers/${offer.id}`)).body.events
    assert.deepEqual(details.changes, [
      { field: 'etatCivil', from: 'celibataire', to: 'marie' },
      { field: 'enfantsACharge', from: 0, to: 2 },
      { field: 'salaireNet', from: net(compute), to: net(answer.body.compute) },
    ])
    const single = await client.put(at('/worker'), { ...SINGLE, conjointTravaille: true })
    assert.isFalse(single.body.worker.conjointTravaille, 'who lives alone has no working spouse')
  })

  test('the car of a mobility budget takes all it costs; one ordered from 2026 that emits is refused with the reason', async ({
    assert,
  }) => {
    const DIRTY = { ...DIESEL, co2: 90 }
    const list = { voitureSocieteOptions: [CAR, DIRTY], budgetMobilite: 12_000 }
    const offer = await send({ ...FLEX, ...list }, 'FLEX')
    const { client, at, package: fields, offer: seen } = await candidate(offer)
    const choose = ({ description, energie, valeur, tcoMensuel }: typeof CAR, language = 'fr') => {
      const chosen = {
        hasBudgetMobilite: true,
        budgetMobiliteHasPilier1: true,
        budgetMobiliteSoldePilier3: true,
        descriptionVS: description,
        energieVS: energie,
        valeurVS: valeur,
        tcoMensuelVS: tcoMensuel,
      }
      const body = { package: { ...fields, ...LAPTOP, ...chosen }, version: seen.packageVersion }
      return client.put(at(), body, { headers: { 'x-language': language } })
    }
    const messages = []
    for (const language of ['fr', 'nl', 'en']) {
      const { status, body } = await choose(DIRTY, language)
      assert.equal(status, 422)
      messages.push(body.errors[0].message)
    }
    assert.match(messages[0], /^Depuis le 01\/01\/2026, .* n’émet plus de CO₂/)
    assert.match(messages[1], /geen CO₂ meer uit/)
    assert.match(messages[2], /must emit no CO₂/)
    const { status, body } = await choose(CAR)
    assert.equal(status, 200)
    // 12,000 − 8,400 − 508.08, less 38.07 %
    const { budgetMobilitePilier3 } = body.compute.remuneration.remunerationAnnuelle
    assert.equal(budgetMobilitePilier3, 1914.83)
  })

  test('a fixed offer leaves nothing to choose, and variable pay is accepted only where there is some', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at, package: fields, offer: seen } = await candidate(offer)
    const chosen = await client.put(at(), {
      package: { ...fields, ...LAPTOP },
      version: seen.packageVersion,
    })
    assert.deepEqual([chosen.status, chosen.body.code], [409, 'E_OFFER_FIXED'])
    assert.include(chosen.body.detail, 'rien à choisir')
    const { version, packageVersion } = seen
    const accepted = await client.post(at('/accept'), {
      version,
      packageVersion,
      includeVariableCompensation: true,
    })
    assert.isNull(accepted.body.offer.acceptedWithVariable)
    const promised = await inTenant(acme.id, (trx) =>
      trx.from('outbox').where('name', 'render-offer')
    )
    assert.lengthOf(promised, 2, 'its paper is drawn when it is sent and when it is accepted')
  })

  test('choices are computed by the server and change nothing but choices', async ({ assert }) => {
    const offer = await send(FLEX, 'FLEX')
    const { client, at, package: fields, offer: seen } = await candidate(offer)
    const answer = await client.put(at(), {
      package: {
        ...fields,
        ...LAPTOP,
        ...AS_CAR,
        hasJoursConge: true,
        joursConge: 3,
        salaireBrut: 9999,
      },
      version: seen.packageVersion,
    })
    assert.equal(answer.status, 200, answer.raw.toString())
    assert.deepInclude(answer.body.package, { ...LAPTOP, ...AS_CAR, joursConge: 3 })
    assert.equal(answer.body.package.salaireBrut, 5000)
    const gross = (figures: any) => figures.remuneration.remunerationMensuelle.salaireBrut
    assert.equal(gross(answer.body.baseCompute), 5000)
    assert.isBelow(gross(answer.body.compute), 5000)
    assert.include(JSON.stringify((await client.get(at())).body.offer.mainTextRendered), '€')
    const stale = await client.put(at(), { package: fields, version: seen.packageVersion })
    assert.deepEqual([stale.status, stale.body.code], [409, 'E_STALE_VERSION'])
    const atns = await client.get(at('/car-atns'))
    assert.sameMembers(Object.keys(atns.body), ['a', 'b'])
    assert.isAbove(atns.body.b, atns.body.a)
    assert.deepEqual((await kinds(offer.id)).slice(-1), ['CONFIGURED'])
    assert.equal((await row(offer.id)).status, 'SENT')
  })

  test('who takes the mobility budget is paid what is left of it, whatever the browser says', async ({
    assert,
  }) => {
    const offer = await send(FLEX, 'FLEX')
    const { client, at, package: fields, offer: seen } = await candidate(offer)
    const { status, body } = await client.put(at(), {
      package: { ...fields, ...LAPTOP, hasBudgetMobilite: true, budgetMobiliteSoldePilier3: false },
      version: seen.packageVersion,
    })
    assert.equal(status, 200)
    assert.isTrue(body.package.budgetMobiliteSoldePilier3)
    // 9 600 less 38.07 %.
    assert.equal(body.compute.remuneration.remunerationAnnuelle.budgetMobilitePilier3, 5945.28)
  })

  test('every rule refuses with its own code, in the reader’s language, and keeps nothing', async ({
    assert,
  }) => {
    const offer = await send(FLEX, 'FLEX')
    const { client, at, package: fields, offer: seen } = await candidate(offer)
    const put = (changes: object, language = 'fr') =>
      client.put(
        at(),
        { package: { ...fields, ...LAPTOP, ...changes }, version: seen.packageVersion },
        { headers: { 'x-language': language } }
      )
    const selections = (selection: object) => ({
      hasExtensionAssurance: true,
      extensionAssuranceSelections: [selection],
    })
    const BUDGET = { hasBudgetMobilite: true }
    const REFUSED: [string, object][] = [
      ['option_not_offered', { ...AS_CAR, valeurVS: 1 }],
      ['option_not_offered', { laptop: 1 }],
      [
        'car_not_eligible',
        {
          ...BUDGET,
          budgetMobiliteHasPilier1: true,
          descriptionVS: 'Passat',
          energieVS: 'DIESEL',
          valeurVS: DIESEL.valeur,
          tcoMensuelVS: DIESEL.tcoMensuel,
        },
      ],
      ['out_of_range', { ...BUDGET, budgetMobilitePilier2: 801 }],
      ['conflict', { ...AS_CAR, ...BUDGET }],
      ['extension_not_offered', selections({ companyAssuranceExtensionId: 'y', units: 1 })],
      ['too_many_units', selections({ companyAssuranceExtensionId: 'x', units: 3 })],
      ['leave_range', { hasJoursConge: true, joursConge: 9 }],
      ['warrants_range', { hasFlexWarrants: true, flexWarrants: 1001 }],
      ['options_range', { hasStockOptions: true, stockOptionUnits: 11 }],
    ]
    for (const [code, changes] of REFUSED) {
      const answer = await put(changes)
      assert.equal(answer.status, 422, code)
      assert.include(codes(answer), code)
    }
    const sentences = []
    for (const language of ['fr', 'nl', 'en'])
      sentences.push(
        (await put({ hasJoursConge: true, joursConge: 9 }, language)).body.errors[0].message
      )
    assert.deepEqual(sentences, [
      'Choisissez de 0 à 8 jours de congé, en jours entiers.',
      'Kies 0 tot 8 vakantiedagen, in hele dagen.',
      'Choose 0 to 8 days off, in whole days.',
    ])
    assert.equal((await client.get(at())).body.offer.packageVersion, seen.packageVersion)
  })

  test('what is compulsory and the lowest gross pay are asked for at acceptance', async ({
    assert,
  }) => {
    const offer = await send({ ...FLEX, hasSalaireBrutMin: true, salaireBrutMin: 4500 }, 'FLEX')
    const { client, at, package: fields, offer: seen } = await candidate(offer)
    const accept = ({ version, packageVersion }: any) =>
      client.post(at('/accept'), { version, packageVersion, includeVariableCompensation: false })
    const missing = await accept(seen)
    assert.deepEqual([missing.status, codes(missing)], [422, ['missing']])
    assert.include(missing.body.errors[0].message, 'Ordinateur portable')
    const dear = await client.put(at(), {
      package: { ...fields, ...LAPTOP, ...AS_CAR },
      version: seen.packageVersion,
    })
    assert.equal(dear.status, 200)
    const low = await accept(dear.body.offer)
    assert.deepEqual([low.status, codes(low)], [422, ['below_minimum']])
    const fine = await client.put(at(), {
      package: { ...fields, ...LAPTOP },
      version: dear.body.offer.packageVersion,
    })
    const stale = await accept(dear.body.offer)
    assert.deepEqual([stale.status, stale.body.code], [409, 'E_STALE_VERSION'])
    assert.equal((await row(offer.id)).status, 'SENT')
    const accepted = await accept(fine.body.offer)
    assert.equal(accepted.status, 200, accepted.raw.toString())
    assert.equal(accepted.body.offer.status, 'ACCEPTED')
    const kept = await row(offer.id)
    assert.deepInclude(kept.accepted.package.package, LAPTOP)
    assert.deepEqual(kept.accepted.package.compute.remuneration, accepted.body.compute.remuneration)
  })

  test('yes is said once: both are mailed, the process is told, and the other company stays as it was', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const { id, version } = await draftOffer(hr, acme, { hasBonusAnnuel: true, bonusAnnuel: 1000 })
    const desk = `/api/offers/${id}`
    const { body } = await hr.put(desk, { version, includeVariableCompensation: false })
    const offer = (await hr.post(`${desk}/send`, { version: body.version })).body
    const { client, at, offer: seen } = await candidate(offer)
    const yes = () =>
      client.post(at('/accept'), {
        version: seen.version,
        packageVersion: seen.packageVersion,
        includeVariableCompensation: true,
      })
    const accepted = await yes()
    assert.equal(accepted.status, 200, accepted.raw.toString())
    assert.deepEqual((await yes()).body, accepted.body)
    assert.equal(accepted.body.offer.statusUpdates.at(-1).status, 'ACCEPTED')
    const kept = await row(offer.id)
    assert.equal(kept.status, 'ACCEPTED')
    assert.isFalse(kept.accepted_with_variable, 'nobody accepts more than was offered')
    const mails = await inTenant(acme.id, (trx) =>
      trx.from('offer_mails').where({ offer_id: offer.id }).orderBy('id')
    )
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['OFFER', 'ACCEPTED_CANDIDATE', 'ACCEPTED_EMPLOYER']
    )
    const audit = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'offer.accepted')
    )
    assert.lengthOf(audit, 1)
    assert.equal(audit[0].actor_kind, 'visitor')
    assert.equal((await client.put(at('/worker'), SINGLE)).body.code, 'E_OFFER_ACCEPTED')
    assert.equal((await client.get(at())).status, 200, 'an accepted offer still opens')
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('yes without versions means what this browser was shown last; something older is refused until it is shown anew', async ({
    assert,
  }) => {
    const offer = await send()
    const [one, other] = [await candidate(offer), await candidate(offer)]
    const yes = () => one.client.post(one.at('/accept'), { includeVariableCompensation: false })
    const told = { ...SINGLE, enfantsACharge: 2 }
    assert.equal((await other.client.put(other.at('/worker'), told)).status, 200)
    for (const again of [await yes(), await yes()])
      assert.deepEqual([again.status, again.body.code], [409, 'E_STALE_VERSION'])
    assert.equal((await row(offer.id)).status, 'SENT')
    const seen = await one.client.get(one.at())
    assert.equal(seen.body.offer.packageVersion, one.offer.packageVersion + 1)
    const accepted = await yes()
    assert.equal(accepted.status, 200, accepted.raw.toString())
    assert.equal(accepted.body.offer.status, 'ACCEPTED')
    assert.equal((await row(offer.id)).accepted.package.version, seen.body.offer.packageVersion)
  })

  test('yes of a browser of which nobody knows what it was shown is refused', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at } = await candidate(offer)
    const forgotten = { shown_version: null, shown_package_version: null }
    await inTenant(acme.id, (trx) => trx.from('offer_sessions').update(forgotten))
    const answer = await client.post(at('/accept'), { includeVariableCompensation: false })
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_STALE_VERSION'])
  })

  test('its text is there as HTML too, every word escaped, with what it is written from and where its files are', async ({
    assert,
  }) => {
    const draft = await draftOffer(hr, acme)
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
    const saved = await hr.put(`/api/offers/${draft.id}`, {
      version: draft.version,
      body,
      signerId: signer.id,
    })
    const bytes = Buffer.from('%PDF-1.4\n%%EOF')
    const file = await hr.send('POST', `/api/offers/${draft.id}/files?name=Car.pdf`, {
      rawBody: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
    const { version } = (await hr.get(`/api/offers/${draft.id}`)).body
    const sent = await hr.post(`/api/offers/${draft.id}/send`, { version })
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

    const shown = (await hr.get(`/api/offers/${draft.id}`)).body
    assert.equal(shown.mainTextRenderedText, offer.mainTextRenderedText)
    const [inList] = (await hr.get('/api/offers')).body.data.filter(
      ({ id }: any) => id === draft.id
    )
    for (const answer of [shown, inList]) {
      assert.deepInclude(answer.company, { id: acme.id, mainColor: company.mainColor })
      assert.equal(answer.files[0].id, file.body.id)
      assert.deepEqual((await hr.get(answer.files[0].url)).raw, bytes)
      assert.equal((await hr.get(answer.signatureUrl)).status, 200)
      assert.deepEqual(answer.statusUpdates, offer.statusUpdates)
    }
    for (const url of [shown.files[0].url, shown.signatureUrl])
      assert.equal((await client.get(url)).status, 401)
  })

  test('of a hundred who accept at once, one does', async ({ assert }) => {
    const offer = await send()
    const { client, at, offer: seen } = await candidate(offer)
    const { version, packageVersion } = seen
    const body = { version, packageVersion, includeVariableCompensation: false }
    // A company has only so many transactions open at once: who is told to ask again does.
    const accept = async () => {
      for (;;) {
        const answer = await client.post(at('/accept'), body)
        if (answer.body.code !== 'E_BUSY') return answer
      }
    }
    const answers = await Promise.all(Array.from({ length: 100 }, accept))
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200)
    )
    assert.lengthOf(
      (await kinds(offer.id)).filter((kind) => kind === 'ACCEPTED'),
      1
    )
    const mails = await inTenant(acme.id, (trx) =>
      trx.from('offer_mails').where({ offer_id: offer.id })
    )
    assert.lengthOf(mails, 3)
    recordFigure({
      what: 'of a hundred who accept an offer at once, acceptances that count',
      value: 1,
      unit: '',
      promise: 1,
      rule: 'R5',
    })
  })

  test('after its last day nobody accepts it, and its paper is in the timeline', async ({
    assert,
  }) => {
    const offer = await send()
    const { client, at } = await candidate(offer)
    const pdf = await client.get(at('/pdf'))
    assert.equal(pdf.status, 200)
    assert.equal(pdf.headers['content-type'], 'application/pdf')
    assert.match(
      String(pdf.headers['content-disposition']),
      /^attachment; .*UTF-8''Offre%20Acme%20Belgium%20%E2%80%93%20D/
    )
    assert.equal(pdf.raw.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual((await kinds(offer.id)).slice(-1), ['DOWNLOADED'])
    await inTenant(acme.id, (trx) =>
      trx.from('offers').where('id', offer.id).update({ validity_date: '2026-01-31' })
    )
    const late = await client.post(at('/accept'), { includeVariableCompensation: false })
    assert.equal(late.status, 404)
    assert.equal((await row(offer.id)).status, 'SENT')
  })
})
