import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { candidates } from '#tests/helpers/candidate'
import type { TestResponse } from '#tests/helpers/client'
import { checksumOf } from '#tests/helpers/companies'

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

test.group('What a candidate chooses of an offer', (group) => {
  const story = candidates(group)
  const { send, candidate, row, kinds } = story
  const codes = ({ body }: TestResponse) => body.errors.map(({ code }: { code: string }) => code)

  test('what the company named is read in the language of the page, chosen by that name, and kept under its own', async ({
    assert,
  }) => {
    const untouched = await checksumOf(story.globex.id)
    const partner = {
      description: 'Hospitalisation du partenaire',
      translations: { nl: 'Hospitalisatieverzekering van de partner' },
    }
    const portable = { description: 'Portable', translations: { nl: 'Draagbare pc' } }
    const offer = await send(
      {
        ...FLEX,
        laptopOptions: [{ id: 'l', ...portable, valeur: 40 }],
        extensionAssuranceOptions: [{ id: 'x', ...partner, valeur: 240, maxUnits: 1 }],
      },
      'FLEX'
    )
    const { client, at } = await candidate(offer)
    const read = async (language: string) =>
      (await client.get(at(), { headers: { 'x-language': language } })).body
    const dutch = await read('nl')
    const namesOf = ({ package: fields }: any) =>
      [fields.laptopOptions, fields.extensionAssuranceOptions].map(([one]) => one.description)
    assert.deepEqual(namesOf(dutch), [portable.translations.nl, partner.translations.nl])
    assert.deepEqual(namesOf(await read('fr')), [portable.description, partner.description])
    assert.deepEqual(namesOf(await read('en')), [portable.description, partner.description])
    assert.notInclude(JSON.stringify(dutch), 'translations')

    const wanted = {
      ...LAPTOP,
      descriptionLaptop: portable.translations.nl,
      hasExtensionAssurance: true,
      extensionAssuranceSelections: [{ companyAssuranceExtensionId: 'x', units: 1 }],
    }
    const body = { package: wanted, version: dutch.offer.packageVersion }
    const chosen = await client.put(at(), body, { headers: { 'x-language': 'nl' } })
    assert.equal(chosen.status, 200, chosen.raw.toString())
    assert.equal(chosen.body.package.descriptionLaptop, portable.translations.nl)
    assert.deepInclude(chosen.body.package.extensionAssuranceSelections[0], {
      description: partner.translations.nl,
    })
    const stored = await inTenant(story.acme.id, (trx) =>
      trx.from('packages').where('id', offer.packageId).first()
    )
    assert.equal(stored.package.descriptionLaptop, portable.description)
    assert.deepEqual(stored.package.translationsLaptop, portable.translations)
    assert.deepInclude(stored.package.extensionAssuranceSelections[0], partner)
    const twice = [{ companyAssuranceExtensionId: 'x', units: 2 }]
    const refused = await client.put(
      at(),
      {
        package: { ...wanted, extensionAssuranceSelections: twice },
        version: chosen.body.offer.packageVersion,
      },
      { headers: { 'x-language': 'nl' } }
    )
    assert.include(refused.body.errors[0].message, partner.translations.nl)
    const preview = await story.hr.get(`/api/offers/${offer.id}/preview?language=nl`)
    assert.equal(preview.body.package.descriptionLaptop, portable.translations.nl)
    assert.equal(await checksumOf(story.globex.id), untouched)
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
    const enqueued = await inTenant(story.acme.id, (trx) =>
      trx.from('outbox').where('name', 'render-offer')
    )
    assert.lengthOf(enqueued, 2, 'its paper is drawn when it is sent and when it is accepted')
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
    assert.isBelow(gross(answer.body.baseCompute), 5000, 'the laptop that is not refused is in it')
    assert.isBelow(gross(answer.body.compute), gross(answer.body.baseCompute))
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
      'Choose 0 to 8 leave days, in whole days.',
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
})
