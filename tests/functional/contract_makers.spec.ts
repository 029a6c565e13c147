import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { candidateOf, sentOffer } from '#tests/helpers/offers'
import { packageBody } from '#tests/helpers/package_body'

let acme: TestCompany
let globex: TestCompany
let hr: TestClient
let location: string

/** A day ahead, so that no test depends on when it runs. */
const START = daysAfter(today(), 30)

async function setup() {
  ;({ acme, globex } = await freshCompanies())
  hr = await signedIn('hr')
  location = await placeOfWork('NL')
}

async function placeOfWork(regime: string | null): Promise<string> {
  const id = randomUUID()
  await inTenant(acme.id, (trx) =>
    trx
      .table('contract_locations')
      .insert({ id, name: `Place ${id}`, postal_code: '9000', language_regime: regime })
  )
  return id
}

const terms = () => ({ startDateStr: START, contractLocationId: location })

/** An offer that its candidate accepted, as their answer leaves it. */
async function acceptedOffer() {
  const offer = await sentOffer(hr, acme)
  await inTenant(acme.id, (trx) =>
    trx
      .from('offers')
      .where('id', offer.id)
      .update({ status: 'ACCEPTED', accepted: trx.raw('sent'), accepted_at: new Date() })
  )
  return offer
}

/** A package and a worker to hire. */
async function hire(fields: Record<string, unknown> = {}) {
  const pack = (await hr.post('/api/packages', packageBody({}, fields))).body
  return { packageId: pack.id, workerId: await candidateOf(acme), ...terms() }
}

async function made(body: Record<string, unknown>) {
  const answer = await hr.post('/api/contracts', body)
  if (answer.status !== 201) throw new Error(`The contract was refused: ${answer.raw}`)
  return answer.body
}

async function signed(contract: any) {
  const { id, version } = contract
  const answer = await hr.post(`/api/contracts/${id}/sign`, { version, signedOnStr: today() })
  if (answer.status !== 200) throw new Error(`Signing was refused: ${answer.raw}`)
  return answer.body
}

const rowOf = (id: string) =>
  inTenant(acme.id, (trx) => trx.from('contracts').where('id', id).first())

test.group('A contract from an accepted offer', (group) => {
  group.each.setup(setup)

  test('takes the offer’s package; both are CONTRACTED', async ({ assert }) => {
    const offer = await acceptedOffer()
    const contract = await made({ offerId: offer.id, ...terms() })
    assert.containsSubset(contract, {
      workerId: offer.workerId,
      packageId: offer.packageId,
      offerId: offer.id,
      kind: 'OPEN_ENDED',
      contractChangeType: 'NEW',
      standing: 'TO_SIGN',
      signature: 'TO_SIGN',
      startDateStr: START,
      endDateStr: null,
      contractLocation: { id: location },
      casefiles: [],
      steps: ['edit', 'sign', 'discard'],
      package: { packageCategory: 'CONTRACTED' },
    })
    const after = (await hr.get(`/api/offers/${offer.id}`)).body
    assert.equal(after.status, 'CONTRACTED')
    assert.equal(after.fullPackage.package.contractWorkerId, offer.workerId)
    assert.equal(after.events[0].kind, 'CONTRACTED')
  })

  test('is refused for a second time, and for one that was not accepted', async ({ assert }) => {
    const offer = await acceptedOffer()
    await made({ offerId: offer.id, ...terms() })
    const again = await hr.post('/api/contracts', { offerId: offer.id, ...terms() })
    assert.deepEqual([again.status, again.body.code], [409, 'E_OFFER_CONTRACTED'])
    const sent = await sentOffer(hr, acme)
    const early = await hr.post('/api/contracts', { offerId: sent.id, ...terms() })
    assert.deepEqual([early.status, early.body.code], [409, 'E_OFFER_SENT'])
  })

  test('a double click makes one', async ({ assert }) => {
    const offer = await acceptedOffer()
    const body = { id: randomUUID(), offerId: offer.id, ...terms() }
    const answers = await Promise.all([1, 2, 3].map(() => hr.post('/api/contracts', body)))
    for (const { status, body: answer } of answers) {
      assert.equal(status, 201)
      assert.equal(answer.id, body.id)
    }
  })

  test('discarded before the first signature, the offer is accepted again and owns its package', async ({
    assert,
  }) => {
    const offer = await acceptedOffer()
    const contract = await made({ offerId: offer.id, ...terms() })
    assert.deepEqual((await hr.delete(`/api/contracts/${contract.id}`)).body, { id: contract.id })
    const after = (await hr.get(`/api/offers/${offer.id}`)).body
    assert.equal(after.status, 'ACCEPTED')
    assert.equal(after.fullPackage.packageCategory, 'OFFERED')
    assert.notExists(after.fullPackage.package.contractWorkerId)
    assert.equal(after.events[0].kind, 'RELEASED')
    await made({ offerId: offer.id, ...terms() })
  })

  test('a refused one leaves the offer as it was', async ({ assert }) => {
    const offer = await acceptedOffer()
    const body = { offerId: offer.id, ...terms(), kind: 'FIXED_TERM' }
    const answer = await hr.post('/api/contracts', body)
    assert.deepEqual([answer.status, answer.body.code], [422, 'E_CONTRACT_REFUSED'])
    assert.equal(answer.body.errors[0].path, 'endDateStr')
    assert.equal((await hr.get(`/api/offers/${offer.id}`)).body.status, 'ACCEPTED')
  })
})

test.group('Who makes, changes and ends contracts', (group) => {
  group.each.setup(setup)

  test('strangers and viewers are refused, HR is let in, and the other company stays as it is', async ({
    assert,
  }) => {
    const body = await hire()
    const contract = await made(body)
    const one = `/api/contracts/${contract.id}`
    const { version } = contract
    const end = { version, endDateStr: daysAfter(START, 5), endKind: 'RESIGNATION' }
    const calls = [
      ['POST', '/api/contracts/preview', body],
      ['POST', '/api/contracts', await hire()],
      ['PUT', one, { version, schedule: '38 h' }],
      ['POST', `${one}/sign`, { version: version + 1, signedOnStr: today() }],
      ['POST', `${one}/end`, { ...end, version: version + 2 }],
    ] as const
    const untouched = await checksumOf(globex.id)
    const stranger = await visitor()
    const viewer = await signedIn('viewer')
    const manager = await signedIn('manager')
    for (const [method, path, sent] of calls) {
      const row = JSON.stringify(await rowOf(contract.id))
      assert.equal((await stranger.send(method, path, { body: sent })).status, 401, path)
      for (const reader of [viewer, manager])
        assert.equal((await reader.send(method, path, { body: sent })).status, 403, path)
      assert.equal(JSON.stringify(await rowOf(contract.id)), row, path)
      const { status } = await hr.send(method, path, { body: sent })
      assert.oneOf(status, [200, 201], path)
    }
    const other = await made({ ...(await hire()) })
    assert.equal((await stranger.delete(`/api/contracts/${other.id}`)).status, 401)
    assert.equal((await viewer.delete(`/api/contracts/${other.id}`)).status, 403)
    assert.equal((await hr.delete(`/api/contracts/${other.id}`)).status, 200)
    assert.isNull((await rowOf(other.id)) ?? null)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('another company’s contract is as unknown as one that never was', async ({ assert }) => {
    const contract = await made(await hire())
    const theirs = await signedIn('hr', 'globex')
    for (const id of [contract.id, randomUUID()]) {
      assert.equal((await theirs.get(`/api/contracts/${id}`)).status, 404)
      assert.equal((await theirs.delete(`/api/contracts/${id}`)).status, 404)
      assert.equal((await theirs.put(`/api/contracts/${id}`, { version: 1 })).status, 404)
      const previous = { previousId: id, ...terms() }
      assert.equal((await theirs.post('/api/contracts', previous)).status, 404)
    }
  })

  test('a manager sees those of their own departments alone', async ({ assert }) => {
    const contract = await made(await hire())
    const manager = await signedIn('manager')
    assert.equal((await manager.get(`/api/contracts/${contract.id}`)).status, 404)
    const seen = (await manager.get('/api/contracts')).body
    assert.lengthOf(seen.data, 1)
    assert.equal(seen.counts.TO_SIGN, 0)
  })
})

test.group('Versions of a contract', (group) => {
  group.each.setup(setup)

  test('one without signatures is changed; a stale version is refused', async ({ assert }) => {
    const contract = await made(await hire())
    const one = `/api/contracts/${contract.id}`
    const changed = await hr.put(one, { version: contract.version, schedule: '38 h, lundi' })
    assert.containsSubset(changed.body, { schedule: '38 h, lundi', version: 2 })
    assert.isNull(changed.body.isVariableSchedule)
    const varies = await hr.put(one, { version: 2, isVariableSchedule: true })
    assert.containsSubset(varies.body, { schedule: '38 h, lundi', isVariableSchedule: true })
    const odd = await hr.put(one, { version: 3, isVariableSchedule: 'perhaps' })
    assert.deepEqual([odd.status, odd.body.errors[0].path], [422, 'isVariableSchedule'])
    const stale = await hr.put(one, { version: 1, schedule: 'other' })
    assert.deepEqual([stale.status, stale.body.code], [409, 'E_STALE_VERSION'])
  })

  test('what is signed is neither changed, discarded nor signed again', async ({ assert }) => {
    const { id, version } = await signed(await made(await hire()))
    const one = `/api/contracts/${id}`
    for (const answer of [
      await hr.put(one, { version, schedule: 'other' }),
      await hr.delete(one),
      await hr.post(`${one}/sign`, { version, signedOnStr: today() }),
    ])
      assert.deepEqual([answer.status, answer.body.code], [409, 'E_CONTRACT_SIGNED'])
  })

  test('the package of a contract stays as it is, before it is signed and after', async ({
    assert,
  }) => {
    const contract = await made(await hire())
    const path = `/api/packages/${contract.packageId}`
    const { body: pack } = await hr.get(path)
    for (const change of [pack, { ...pack, packageCategory: 'SIMULATION' }]) {
      const answer = await hr.put(path, change)
      assert.deepEqual([answer.status, answer.body.code], [409, 'E_PACKAGE_TO_SIGN'])
    }
    const linked = await hr.put(`${path}/simulation-worker`, {
      simulationWorkerId: contract.workerId,
    })
    assert.equal(linked.body.code, 'E_PACKAGE_TO_SIGN')
    assert.equal((await hr.delete(path)).status, 409)
    await signed(contract)
    const answer = await hr.put(path, pack)
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_PACKAGE_CONTRACTED'])
    assert.deepEqual((await hr.get(path)).body, pack)
  })

  test('the package of a contract from before, whose day of signing is not known, stays too', async ({
    assert,
  }) => {
    const [{ packageId }] = (await hr.get('/api/contracts')).body.data
    const { body: pack } = await hr.get(`/api/packages/${packageId}`)
    const answer = await hr.put(`/api/packages/${packageId}`, pack)
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_PACKAGE_CONTRACTED'])
  })

  test('a change ends the version before on the day before; discarded, it gives the days back', async ({
    assert,
  }) => {
    const first = await signed(await made(await hire()))
    const from = daysAfter(START, 60)
    const change = await made({ previousId: first.id, startDateStr: from })
    assert.containsSubset(change, {
      kind: 'AMENDMENT',
      contractChangeType: 'CHANGE',
      packageId: first.packageId,
      contractLocation: { id: location },
    })
    const before = (await hr.get(`/api/contracts/${first.id}`)).body
    assert.equal(before.endDateStr, daysAfter(from, -1))
    assert.deepEqual(before.steps, ['correct'])
    const moved = daysAfter(START, 90)
    const { version, id } = change
    assert.equal(
      (await hr.put(`/api/contracts/${id}`, { version, startDateStr: moved })).status,
      200
    )
    assert.equal((await hr.get(`/api/contracts/${first.id}`)).body.endDateStr, daysAfter(moved, -1))
    assert.equal((await hr.delete(`/api/contracts/${id}`)).status, 200)
    assert.isNull((await hr.get(`/api/contracts/${first.id}`)).body.endDateStr)
  })

  test('a correction takes the days of what was signed, and gives them back', async ({
    assert,
  }) => {
    const first = await signed(await made(await hire()))
    const body = { previousId: first.id, changeType: 'CORRECTION', schedule: '36 h' }
    const correction = await made(body)
    assert.containsSubset(correction, { startDateStr: START, kind: 'OPEN_ENDED', schedule: '36 h' })
    assert.equal((await hr.get(`/api/contracts/${first.id}`)).body.standing, 'CORRECTED')
    const again = await hr.post('/api/contracts', body)
    assert.deepEqual([again.status, again.body.code], [409, 'E_CONTRACT_OVERLAP'])
    assert.equal((await hr.delete(`/api/contracts/${correction.id}`)).status, 200)
    assert.equal((await hr.get(`/api/contracts/${first.id}`)).body.standing, 'UPCOMING')
  })

  test('a correction of what was followed is followed in its place', async ({ assert }) => {
    const first = await signed(await made(await hire()))
    const change = await made({ previousId: first.id, startDateStr: daysAfter(START, 60) })
    const fixed = await made({ previousId: first.id, changeType: 'CORRECTION' })
    assert.equal((await rowOf(change.id)).previous_id, fixed.id)
    assert.equal((await hr.delete(`/api/contracts/${fixed.id}`)).status, 200)
    assert.equal((await rowOf(change.id)).previous_id, first.id)
  })

  test('no one has signed tomorrow', async ({ assert }) => {
    const { id, version } = await made(await hire())
    const body = { version, signedOnStr: daysAfter(today(), 1) }
    const answer = await hr.post(`/api/contracts/${id}/sign`, body)
    assert.deepEqual([answer.status, answer.body.errors[0].path], [422, 'signedOnStr'])
    assert.equal((await rowOf(id)).signature, 'TO_SIGN')
  })

  test('what was followed stays followed when what follows is corrected', async ({ assert }) => {
    const first = await signed(await made(await hire()))
    const change = { previousId: first.id, startDateStr: daysAfter(START, 60) }
    const follower = await signed(await made(change))
    await made({ previousId: follower.id, changeType: 'CORRECTION' })
    const { steps } = (await hr.get(`/api/contracts/${first.id}`)).body
    assert.notInclude(steps, 'follow')
    assert.notInclude(steps, 'end')
  })

  test('an end has a day and a kind, and is discarded like every version', async ({ assert }) => {
    const contract = await signed(await made(await hire()))
    const { id, version } = contract
    const last = daysAfter(START, 40)
    const first = await hr.post(`/api/contracts/${id}/end`, {
      version,
      endDateStr: START,
      endKind: 'DISMISSAL',
    })
    assert.deepEqual([first.status, first.body.errors[0].code], [422, 'first_day'])
    const body = { version, endDateStr: last, endKind: 'MUTUAL_AGREEMENT' }
    const end = (await hr.post(`/api/contracts/${id}/end`, body)).body
    assert.containsSubset(end, {
      contractChangeType: 'END',
      endKind: 'MUTUAL_AGREEMENT',
      endDateStr: last,
      steps: ['sign', 'discard'],
    })
    const later = { previousId: id, startDateStr: daysAfter(last, 10) }
    const left = await hr.post('/api/contracts', later)
    assert.deepEqual([left.status, left.body.errors[0].code], [422, 'left'])
    assert.equal((await hr.delete(`/api/contracts/${end.id}`)).status, 200)
    assert.isNull((await hr.get(`/api/contracts/${id}`)).body.endDateStr)
  })

  test('an end that was signed with a wrong day is corrected by another end', async ({
    assert,
  }) => {
    const contract = await signed(await made(await hire()))
    const ended = async (of: any, day: number, endKind = 'RESIGNATION') =>
      hr.post(`/api/contracts/${of.id}/end`, {
        version: of.version,
        endDateStr: daysAfter(START, day),
        endKind,
      })
    const wrong = await signed((await ended(contract, 40)).body)
    assert.deepEqual(wrong.steps, ['end'])
    assert.equal((await ended(wrong, 0)).body.errors[0].code, 'first_day')
    const right = (await ended(wrong, 50, 'DISMISSAL')).body
    assert.containsSubset(right, {
      contractChangeType: 'END',
      endKind: 'DISMISSAL',
      startDateStr: daysAfter(START, 50),
      previousId: wrong.id,
      steps: ['sign', 'discard'],
    })
    const one = async (id: string) => (await hr.get(`/api/contracts/${id}`)).body
    assert.equal((await one(contract.id)).endDateStr, daysAfter(START, 49))
    assert.equal((await one(wrong.id)).standing, 'CORRECTED')
    assert.deepEqual((await one(wrong.id)).steps, [])
    assert.equal((await hr.delete(`/api/contracts/${right.id}`)).status, 200)
    assert.equal((await one(contract.id)).endDateStr, daysAfter(START, 39))
    assert.notEqual((await one(wrong.id)).standing, 'CORRECTED')
    // Corrected twice, the day that was agreed before any end is remembered.
    const second = await signed((await ended(await one(wrong.id), 20)).body)
    const third = (await ended(second, 60)).body
    assert.equal((await one(contract.id)).endDateStr, daysAfter(START, 59))
    assert.equal((await hr.delete(`/api/contracts/${third.id}`)).status, 200)
    assert.equal((await one(contract.id)).endDateStr, daysAfter(START, 19))
  })

  test('days that another contract took meanwhile are not given back', async ({ assert }) => {
    const body = await hire()
    const contract = await signed(await made(body))
    const { id, version } = contract
    const end = await hr.post(`/api/contracts/${id}/end`, {
      version,
      endDateStr: daysAfter(START, 40),
      endKind: 'RESIGNATION',
    })
    await made({ ...body, startDateStr: daysAfter(START, 90) })
    const answer = await hr.delete(`/api/contracts/${end.body.id}`)
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_CONTRACT_OVERLAP'])
    assert.equal(
      (await hr.get(`/api/contracts/${id}`)).body.endDateStr,
      daysAfter(START, 39),
      'nothing of it stands'
    )
  })

  test('makers, changers and discarders of one person’s contracts wait for each other', async ({
    assert,
  }) => {
    for (let round = 0; round < 3; round++) {
      const body = await hire()
      const first = await signed(await made(body))
      const change = { previousId: first.id, startDateStr: daysAfter(START, 60) }
      const { id, version } = await made(change)
      const one = `/api/contracts/${id}`
      const answers = await Promise.all([
        hr.put(one, { version, startDateStr: daysAfter(START, 70) }),
        hr.delete(one),
        hr.post('/api/contracts', { ...body, startDateStr: daysAfter(START, 10) }),
        hr.post(`/api/contracts/${first.id}/end`, {
          version: first.version,
          endDateStr: daysAfter(START, 80),
          endKind: 'RESIGNATION',
        }),
      ])
      for (const { status, raw } of answers) assert.isBelow(status, 500, String(raw))
    }
  })

  test('a contract of a copied package goes with its copy', async ({ assert }) => {
    const body = await hire()
    const contract = await made(body)
    assert.notEqual(contract.packageId, body.packageId)
    await hr.delete(`/api/contracts/${contract.id}`)
    assert.equal((await hr.get(`/api/packages/${contract.packageId}`)).status, 404)
    assert.equal((await hr.get(`/api/packages/${body.packageId}`)).status, 200)
  })

  test('an accepted exchange becomes one, once', async ({ assert }) => {
    const [current] = (await hr.get('/api/contracts')).body.data
    const bike = (await hr.get('/api/benefits')).body.data.find(
      ({ kind, inPackages }: any) => kind === 'velo' && inPackages
    )
    const { sacrifice } = (
      await hr.post('/api/salary-sacrifices', {
        workerId: current.workerId,
        packageId: current.packageId,
        startDate: START,
        given: { kind: 'salaireBrut', amount: null },
        benefit: { kind: 'velo', benefitId: bike.id },
      })
    ).body
    const { id } = sacrifice
    const early = await hr.post('/api/contracts', { exchangeId: id, ...terms() })
    assert.equal(early.body.code, 'E_SACRIFICE_STATUS')
    for (const [at, status] of ['PROPOSED', 'ACCEPTED'].entries()) {
      const version = sacrifice.version + at
      await hr.put(`/api/salary-sacrifices/${id}/status`, { version, status })
    }
    const contract = await made({ exchangeId: id, ...terms() })
    assert.containsSubset(contract, {
      contractChangeType: 'EXCHANGE',
      kind: 'AMENDMENT',
      previousId: current.id,
      exchangeId: id,
    })
    assert.notEqual(contract.packageId, current.packageId)
    const again = await hr.post('/api/contracts', { exchangeId: id, ...terms() })
    assert.deepEqual([again.status, again.body.code], [409, 'E_SACRIFICE_CONTRACTED'])
    const back = { version: sacrifice.version + 2, status: 'PROPOSED' }
    const taken = await hr.put(`/api/salary-sacrifices/${id}/status`, back)
    assert.deepEqual([taken.status, taken.body.code], [409, 'E_SACRIFICE_CONTRACTED'])
    assert.equal((await hr.delete(`/api/contracts/${contract.id}`)).status, 200)
    const free = await hr.put(`/api/salary-sacrifices/${id}/status`, back)
    assert.equal(free.body.sacrifice.status, 'PROPOSED')
  })
})

test.group('What keeps a contract from being made', (group) => {
  group.each.setup(setup)

  const codes = async (changes: Record<string, unknown>) => {
    const answer = await hr.post('/api/contracts', { ...(await hire()), ...changes })
    return refusalsOf(answer)
  }
  /** What is refused, each with a sentence for a person. */
  const refusalsOf = ({ body }: any): string[] =>
    (body.errors ?? []).map(({ path, code, message }: any) => {
      if (!/^[A-ZÀ-Ý].+ .+\.$/.test(message)) throw new Error(`${path} ${code} says « ${message} »`)
      return `${path} ${code}`
    })

  test('each refusal names its field, with a sentence', async ({ assert }) => {
    const past = daysAfter(today(), -400)
    const cases: [Record<string, unknown>, string[]][] = [
      [{ kind: 'FIXED_TERM', endDateStr: daysAfter(START, -1) }, ['endDateStr before_start']],
      [{ kind: 'FIXED_TERM' }, ['endDateStr required']],
      [{ kind: 'STUDENT' }, ['workerId birth_unknown', 'endDateStr required']],
      [{ endDateStr: daysAfter(START, 10) }, ['endDateStr open_ended']],
      [{ kind: 'REPLACEMENT' }, ['replacedWorkerId required']],
      [{ kind: 'DEFINED_WORK' }, ['workDescription required']],
      [{ startDateStr: '2020-12-31' }, ['startDateStr outside_law']],
      [
        { kind: 'FIXED_TERM', startDateStr: past, endDateStr: daysAfter(past, 30) },
        ['endDateStr past'],
      ],
      [{ contractLocationId: null }, ['contractLocationId required']],
      [{ contractLocationId: await placeOfWork(null) }, ['contractLocationId no_regime']],
      [{ kind: 'AMENDMENT' }, ['kind follows_nothing']],
    ]
    for (const [changes, expected] of cases)
      assert.deepEqual(await codes(changes), expected, JSON.stringify(changes))

    const body = { ...(await hire()), kind: 'REPLACEMENT' }
    const own = await hr.post('/api/contracts', { ...body, replacedWorkerId: body.workerId })
    assert.deepEqual(refusalsOf(own), ['replacedWorkerId same'])
    const before = await signed(await made(await hire()))
    const early = { previousId: before.id, kind: 'AMENDMENT', startDateStr: before.startDateStr }
    const change = await hr.post('/api/contracts', { ...terms(), ...early })
    assert.deepEqual(refusalsOf(change), ['startDateStr not_later'])
  })

  test('a second contract on a day is refused by name; of two makers at once one wins', async ({
    assert,
  }) => {
    const body = await hire()
    const answers = await Promise.all([1, 2].map(() => hr.post('/api/contracts', body)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 409]
    )
    const refused = answers.find(({ status }) => status === 409)!.body
    assert.equal(refused.code, 'E_CONTRACT_OVERLAP')
    assert.match(refused.errors[0].message, /durée indéterminée/)
    const preview = (await hr.post('/api/contracts/preview', body)).body
    assert.deepEqual(
      preview.problems.map(({ code }: any) => code),
      ['overlap']
    )
  })

  test('the database itself keeps two from one day', async ({ assert }) => {
    const contract = await made(await hire())
    const twin = { ...(await rowOf(contract.id)), id: randomUUID(), offer_id: null }
    await assert.rejects(
      () => inTenant(acme.id, (trx) => trx.table('contracts').insert(twin)),
      /contracts_one_a_day/
    )
  })

  test('a preview says what the law says, and keeps nothing', async ({ assert }) => {
    const body = await hire({ regimeNumerateur: 19, regimeDenominateur: 38 })
    const before = await checksumOf(acme.id)
    const { body: preview } = await hr.post('/api/contracts/preview', body)
    assert.equal(preview.content.kind, 'PART_TIME')
    const shown = preview.warnings.map(({ code }: any) => code)
    assert.includeMembers(shown, ['WRITING', 'LANGUAGE', 'PART_TIME_SCHEDULE', 'NO_TRIAL'])
    for (const { title, text, source } of preview.warnings)
      assert.isTrue([title, text, source.name, source.checked].every(Boolean))
    assert.isAbove(preview.yearlyPay, 12 * preview.salaireBrut)
    assert.equal(await checksumOf(acme.id), before)
  })

  test('the list of what to tell asks for a last day only of kinds that end by themselves', async ({
    assert,
  }) => {
    const body = await hire({ regimeNumerateur: 19, regimeDenominateur: 38 })
    const tells = async (changes: Record<string, unknown>) => {
      const { body: preview } = await hr.post('/api/contracts/preview', { ...body, ...changes })
      return preview.information.find(({ item }: any) => item === 'END').isTold
    }
    assert.isTrue(await tells({ kind: 'PART_TIME' }))
    assert.isTrue(await tells({ kind: 'PART_TIME', endDateStr: daysAfter(START, 90) }))
    for (const kind of ['FIXED_TERM', 'DEFINED_WORK', 'REPLACEMENT', 'STUDENT'])
      assert.isFalse(await tells({ kind }), kind)
    assert.isTrue(await tells({ kind: 'FIXED_TERM', endDateStr: daysAfter(START, 90) }))
  })
})
