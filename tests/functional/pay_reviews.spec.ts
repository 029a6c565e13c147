import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { postMails, queuedMails } from '#tests/helpers/mails'
import {
  asRole,
  bodyOf,
  decide,
  demoPartsOf,
  FIRST_DAY,
  madeReview,
  openedReview,
  PARTS,
  REVIEWS,
  submittedPart,
} from '#tests/helpers/pay_reviews'

const SIGNED_IN = { except: LEFT_BY_SIGN_IN }
const UNKNOWN = randomUUID()

let acme: TestCompany
let globex: TestCompany
let admin: TestClient
let manager: TestClient

const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))

const made = (body?: object) => madeReview(admin, body)
const opened = (body?: object) => openedReview(admin, body)

async function ask(client: TestClient, method: string, path: string, body?: unknown) {
  return bodyOf(client.send(method, path, { body }))
}

test.group('Pay reviews', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await inTenant(acme.id, (trx) =>
      trx.from('contract_locations').update({ language_regime: 'FR' })
    )
    admin = await signedIn('admin')
    manager = await signedIn('manager')
  })

  test('every call is closed to strangers and to who has not its right, and changes nothing there', async ({
    assert,
  }) => {
    const review = await opened()
    const { operations } = demoPartsOf(review)
    const { list } = await ask(admin, 'GET', `${PARTS}/${operations.id}`)
    const person = list.data[0].id
    const runs: [string, string, object?][] = [
      ['POST', REVIEWS, { name: 'X', dateStr: FIRST_DAY }],
      ['PUT', `${REVIEWS}/${review.id}`, { name: 'X' }],
      ['DELETE', `${REVIEWS}/${review.id}`],
      ['POST', `${REVIEWS}/${review.id}/open`],
      ['POST', `${REVIEWS}/${review.id}/retake`],
      ['POST', `${REVIEWS}/${review.id}/approve`, { version: 1 }],
      ['POST', `${REVIEWS}/${review.id}/apply`, {}],
      ['POST', `${REVIEWS}/${review.id}/letters`],
    ]
    const reads: [string, string, object?][] = [
      ['GET', REVIEWS],
      ['GET', `${REVIEWS}/${review.id}`],
      ['GET', `${REVIEWS}/${review.id}/gap`],
      ['GET', `${REVIEWS}/${review.id}/people/${person}/letter`],
    ]
    const proposes: [string, string, object?][] = [
      ['GET', PARTS],
      ['GET', `${PARTS}/${operations.id}`],
      ['PUT', `${PARTS}/${operations.id}/people/${person}`, { amount: 10 }],
      ['POST', `${PARTS}/${operations.id}/submit`, { version: 1 }],
      ['POST', `${PARTS}/${operations.id}/submit/false`],
      ['POST', `${PARTS}/${operations.id}/approve`, { version: 1 }],
      ['POST', `${PARTS}/${operations.id}/return`, { because: 'X' }],
    ]
    const [stranger, payroll, hr, viewer] = [
      await visitor(),
      await signedIn('payroll'),
      await signedIn('hr'),
      await signedIn('viewer'),
    ]
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    for (const [method, path, body] of [...runs, ...reads, ...proposes])
      assert.equal((await stranger.send(method, path, { body })).status, 401, `${method} ${path}`)
    for (const [method, path, body] of runs)
      assert.equal((await payroll.send(method, path, { body })).status, 403, `${method} ${path}`)
    for (const [method, path, body] of [...runs, ...reads]) {
      assert.equal((await hr.send(method, path, { body })).status, 403, `${method} ${path}`)
      assert.equal((await manager.send(method, path, { body })).status, 403, `${method} ${path}`)
    }
    for (const [method, path, body] of proposes)
      assert.equal((await viewer.send(method, path, { body })).status, 403, `${method} ${path}`)
    // Who may propose somewhere is no manager of this department; payroll looks at it, and changes nothing.
    for (const [method, path, body] of proposes.slice(1))
      assert.equal((await hr.send(method, path, { body })).status, 404, `${method} ${path}`)
    assert.equal((await payroll.get(`${PARTS}/${operations.id}`)).status, 200)
    const [, , propose] = proposes
    assert.equal((await payroll.put(propose![1], propose![2])).status, 403)
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
    // Another company's plan does not open them.
    const locked = await (await signedIn('admin', 'globex')).get(REVIEWS)
    assert.deepEqual([locked.status, locked.body.code], [403, 'E_FEATURE_LOCKED'])
    assert.equal((await admin.get(`${REVIEWS}/${UNKNOWN}`)).status, 404)
    assert.equal((await admin.get(`${PARTS}/${UNKNOWN}`)).status, 404)
  })

  test('is made once under one id, in parts by department with a budget each, and leaves the other company alone', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, SIGNED_IN)
    const id = randomUUID()
    const review = await made({ id, budgetPercent: 2 })
    assert.deepInclude(review, { id, name: 'Ronde 2027', status: 'draft', people: 3, raised: 0 })
    assert.equal((await made({ id })).id, id)
    assert.lengthOf(await rows('pay_reviews'), 1)
    const { operations, rest } = demoPartsOf(review)
    assert.deepInclude(operations, {
      people: 1,
      proposers: ['Julie Peeters'],
      liesWith: 'proposers',
    })
    assert.deepInclude(rest, { people: 2, proposers: [] })
    assert.approximately(operations.budget, operations.gross * 0.02, 0.01)
    // A draft is the administrators' alone; payroll looks at it.
    assert.deepEqual((await manager.get(PARTS)).body.data, [])
    assert.equal((await manager.get(`${PARTS}/${operations.id}`)).status, 404)
    assert.equal((await (await signedIn('payroll')).get(`${REVIEWS}/${id}`)).status, 200)
    const changed = await ask(admin, 'PUT', `${REVIEWS}/${id}`, {
      name: 'Ronde',
      endsOnStr: FIRST_DAY,
      budgets: [{ partId: operations.id, amount: 120 }],
    })
    assert.deepInclude(changed, { name: 'Ronde', endsOnStr: FIRST_DAY })
    assert.equal(demoPartsOf(changed).operations.budget, 120)
    assert.lengthOf((await admin.get(REVIEWS)).body.data, 1)
    // It is a scenario that only the review changes.
    const scenario = `/api/scenarios/${review.scenarioId}`
    assert.isTrue((await admin.get(scenario)).body.isKept)
    assert.lengthOf((await admin.get('/api/scenarios?search=Ronde')).body.data, 0)
    for (const [method, path, body] of [
      ['POST', `${scenario}/apply/contract`, {}],
      ['PUT', scenario, { name: 'X' }],
      ['POST', `${scenario}/archive`, undefined],
      ['DELETE', scenario, undefined],
    ] as const)
      assert.equal((await admin.send(method, path, { body })).body.code, 'E_SCENARIO_KEPT', path)
    assert.equal((await admin.post(scenario, {})).status, 201)
    assert.equal((await admin.delete(`${REVIEWS}/${id}`)).status, 200)
    assert.lengthOf(await rows('pay_review_people'), 0)
    assert.equal((await admin.get(scenario)).status, 404)
    assert.equal(await checksumOf(globex.id, SIGNED_IN), untouched)
  })

  test('bad input is refused by its field and changes nothing', async ({ assert }) => {
    const review = await opened()
    const { operations } = demoPartsOf(review)
    const { list } = await ask(manager, 'GET', `${PARTS}/${operations.id}`)
    const one = `${PARTS}/${operations.id}/people/${list.data[0].id}`
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    const wrong: [string, string, object, string][] = [
      ['POST', REVIEWS, { name: '', dateStr: FIRST_DAY }, 'name'],
      ['POST', REVIEWS, { name: 'X', dateStr: '2026-02-31' }, 'dateStr'],
      ['POST', REVIEWS, { name: 'X', dateStr: FIRST_DAY, budgetPercent: 101 }, 'budgetPercent'],
      ['POST', REVIEWS, { name: 'X', dateStr: FIRST_DAY, matrix: [[1]] }, 'matrix'],
      ['POST', REVIEWS, { name: 'X', dateStr: FIRST_DAY, colour: 'red' }, 'colour'],
      ['PUT', one, { amount: -1 }, 'amount'],
      ['PUT', one, { amount: 1.234 }, 'amount'],
      ['PUT', one, { rating: 5 }, 'rating'],
      ['PUT', one, { reason: 'x'.repeat(501) }, 'reason'],
      ['PUT', one, { net: 1 }, 'net'],
      ['POST', `${PARTS}/${operations.id}/return`, { because: ' ' }, 'because'],
    ]
    for (const [method, path, body, field] of wrong) {
      const answer = await (path.startsWith(PARTS) ? manager : admin).send(method, path, { body })
      assert.equal(answer.status, 422, `${method} ${field}`)
      assert.include(JSON.stringify(answer.body.errors), field)
    }
    const outside = await admin.post(REVIEWS, { name: 'X', dateStr: '2019-01-01' })
    assert.equal(outside.body.code, 'E_SCENARIO_OUTSIDE_LAW')
    const nobody = await admin.post(REVIEWS, {
      name: 'X',
      dateStr: FIRST_DAY,
      commissionParitaire: 'BECP999',
    })
    assert.equal(nobody.body.code, 'E_REVIEW_NOBODY')
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
  })

  test('a manager learns of their own people gross pay and cost, and of nobody else anything', async ({
    assert,
  }) => {
    const review = await opened()
    const { operations, rest } = demoPartsOf(review)
    const all = await ask(admin, 'GET', `${PARTS}/${rest.id}`)
    const workers = await rows('workers')
    const own = await manager.get(`${PARTS}/${operations.id}`)
    const [person] = own.body.list.data
    assert.lengthOf(own.body.list.data, 1)
    const put = await manager.put(`${PARTS}/${operations.id}/people/${person.id}`, {
      amount: 100,
      reason: 'Bien',
    })
    assert.equal(put.status, 200)
    assert.isAbove(put.body.person.cost.after, put.body.person.cost.before)
    const answers = [
      await manager.get(PARTS),
      own,
      put,
      await manager.get(`${PARTS}/${operations.id}?search=a`),
      await manager.get(`${PARTS}/${rest.id}`),
      await manager.get(`${REVIEWS}/${review.id}`),
      await manager.get(`${REVIEWS}/${review.id}/gap`),
      await manager.get(`/api/scenarios/${review.scenarioId}`),
      await manager.get(`/api/scenarios/${review.scenarioId}/items`),
      await manager.put(`${PARTS}/${rest.id}/people/${all.list.data[0].id}`, { amount: 1 }),
      await manager.put(`${PARTS}/${operations.id}/people/${all.list.data[0].id}`, { amount: 1 }),
      await manager.post(`${PARTS}/${rest.id}/submit`, { version: 1 }),
      await decide(manager, 'submit', operations.id),
      await manager.get(`${PARTS}/${operations.id}`),
    ]
    const told = answers.map(({ raw }) => raw.toString()).join('\n')
    for (const { firstName, lastName, gross, id, cost } of all.list.data) {
      for (const secret of [
        `"lastName":"${lastName}"`,
        id,
        `"gross":${gross},`,
        `"before":${cost.before},`,
      ])
        assert.notInclude(told, secret, `${firstName}: ${secret}`)
    }
    for (const { id } of workers) assert.notInclude(told, id)
    for (const word of ['"net"', 'etatCivil', 'enfants', 'midpoint', '"snapshot"', 'gender'])
      assert.notInclude(told, word)
    assert.isNull(person.compaRatio)
    assert.deepEqual(
      answers.slice(4, 12).map(({ status }) => status),
      [404, 403, 403, 403, 403, 404, 404, 404]
    )
    // Somebody who moves to another department is not theirs any more.
    await inTenant(acme.id, (trx) => trx.from('workers').update({ department_id: null }))
    const left = (await manager.get(`${PARTS}/${operations.id}`)).body
    assert.deepInclude(left, { people: 0, spent: 0 })
    assert.deepEqual(left.list.data, [])
  })

  test('is proposed, submitted, approved by a second person, applied as contracts and told in letters', async ({
    assert,
  }) => {
    const review = await opened({ budgetPercent: 3 })
    const { operations, rest } = demoPartsOf(review)
    const [opening] = await postMails(acme, 'review')
    assert.include(JSON.stringify(opening), 'Ronde 2027')
    // A raise without a guideline needs its reason.
    const own = (await ask(manager, 'GET', `${PARTS}/${operations.id}`)).list.data
    const [{ id: first, lastName }] = own
    assert.notInclude(JSON.stringify(opening), lastName)
    const one = `${PARTS}/${operations.id}/people/${first}`
    assert.deepInclude(await ask(manager, 'PUT', one, { amount: 90 }), { spent: 90, raised: 1 })
    const refused = await decide(manager, 'submit', operations.id)
    assert.deepEqual([refused.status, refused.body.code], [422, 'E_REVIEW_REASONS'])
    await ask(manager, 'PUT', one, { reason: 'Reprend un dossier' })
    const sent = await bodyOf(decide(manager, 'submit', operations.id))
    assert.deepInclude(sent, { status: 'submitted', mayPropose: false, mayWithdraw: true })
    // What is submitted is not written in, until it is taken back.
    assert.equal((await manager.put(one, { amount: 95 })).body.code, 'E_REVIEW_STATUS')
    await ask(manager, 'POST', `${PARTS}/${operations.id}/submit/false`)
    await ask(manager, 'PUT', one, { amount: 95 })
    await bodyOf(decide(manager, 'submit', operations.id))
    const waits = await admin.post(`${REVIEWS}/${review.id}/approve`, { version: review.version })
    assert.equal(waits.body.code, 'E_REVIEW_WAITS')
    // The administrators' own part makes whoever wrote in it no second person.
    await submittedPart(admin, rest.id, 50)
    let shown = await ask(admin, 'GET', `${REVIEWS}/${review.id}`)
    assert.deepInclude(shown, { spent: 195, raised: 3, mayApprove: false, mayApproveAlone: true })
    assert.isAbove(shown.cost.after, shown.cost.before)
    const approval = { version: shown.version }
    const mine = await admin.post(`${REVIEWS}/${review.id}/approve`, approval)
    assert.deepEqual([mine.status, mine.body.code], [403, 'E_REVIEW_FOUR_EYES'])
    const early = await admin.post(`${REVIEWS}/${review.id}/apply`, {})
    assert.equal(early.body.code, 'E_REVIEW_STATUS')
    await asRole(acme.id, 'hr', 'ADMINISTRATOR')
    const second = await signedIn('hr')
    const alone = await admin.post(`${REVIEWS}/${review.id}/approve`, { ...approval, alone: true })
    assert.equal(alone.body.code, 'E_REVIEW_NOT_ALONE')
    const stale = await second.post(`${REVIEWS}/${review.id}/approve`, { version: 1 })
    assert.equal(stale.body.code, 'E_REVIEW_CHANGED')
    shown = await ask(second, 'POST', `${REVIEWS}/${review.id}/approve`, approval)
    assert.deepInclude(shown, { status: 'approved', fourEyes: true, applied: 0 })
    // Sent back with a reason it is open again, and approved once more.
    await ask(second, 'POST', `${PARTS}/${operations.id}/return`, { because: 'Trop' })
    assert.equal((await ask(admin, 'GET', `${REVIEWS}/${review.id}`)).status, 'open')
    const back = await ask(manager, 'GET', `${PARTS}/${operations.id}`)
    assert.deepInclude(back, { status: 'open', returnedBecause: 'Trop', mayPropose: true })
    await ask(manager, 'PUT', one, { amount: 80 })
    await bodyOf(decide(manager, 'submit', operations.id))
    const again = await ask(second, 'GET', `${REVIEWS}/${review.id}`)
    await ask(second, 'POST', `${REVIEWS}/${review.id}/approve`, { version: again.version })
    const preview = await ask(admin, 'POST', `${REVIEWS}/${review.id}/apply`, { preview: true })
    assert.deepEqual(
      preview.data.map(({ status }: any) => status),
      ['ready', 'ready', 'ready']
    )
    const before = (await rows('contracts')).length
    const applied = await ask(admin, 'POST', `${REVIEWS}/${review.id}/apply`, {})
    assert.deepEqual(
      applied.data.map(({ status }: any) => status),
      ['done', 'done', 'done']
    )
    assert.isNull(applied.next)
    assert.lengthOf(await rows('contracts'), before + 3)
    const end = await ask(admin, 'GET', `${REVIEWS}/${review.id}`)
    assert.deepInclude(end, { status: 'applied', applied: 3, letters: 0 })
    // Done is done: nothing is applied twice, sent back or removed.
    assert.deepEqual(await ask(admin, 'POST', `${REVIEWS}/${review.id}/apply`, {}), {
      data: [],
      next: null,
    })
    const late = await second.post(`${PARTS}/${rest.id}/return`, { because: 'X' })
    assert.equal(late.body.code, 'E_REVIEW_STATUS')
    assert.equal((await admin.delete(`${REVIEWS}/${review.id}`)).body.code, 'E_REVIEW_STATUS')
    assert.lengthOf(await rows('contracts'), before + 3)
    // A letter each, once, without a figure in its mail.
    const letter = await admin.get(`${REVIEWS}/${review.id}/people/${first}/letter`)
    assert.equal(letter.raw.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual(await ask(admin, 'POST', `${REVIEWS}/${review.id}/letters`), {
      letters: 3,
      withoutAddress: 0,
    })
    const { reviewLetters } = await import('#modules/reviews/jobs/review_letters')
    const job = { companyId: acme.id, requestId: 'test', reviewId: review.id, part: 0 }
    await reviewLetters.handle(job as never)
    await reviewLetters.handle(job as never)
    assert.lengthOf(await queuedMails(acme, 'review-letter'), 3)
    assert.equal((await ask(admin, 'POST', `${REVIEWS}/${review.id}/letters`)).letters, 0)
  })

  test('its effect on the gap is told before approval, groups under five hidden, to administrators and payroll alone', async ({
    assert,
  }) => {
    // In each department so many women on one package and so many men on another.
    const sides = { Operations: { F: 5, M: 5 }, Finance: { F: 4, M: 6 } }
    await inTenant(acme.id, async (trx) => {
      await trx.from('workers').update({ gender: null })
      for (const [name, counts] of Object.entries(sides)) {
        const { id: departmentId } = await trx.from('departments').where({ name }).firstOrFail()
        for (const [gender, count] of Object.entries(counts))
          for (let nth = 0; nth < count; nth++) {
            const [made_] = await trx
              .insertQuery()
              .table('workers')
              .insert({
                first_name: gender,
                last_name: `${name} ${nth}`,
                gender,
                department_id: departmentId,
              })
              .returning('id')
            await trx.table('contracts').insert({
              worker_id: made_.id ?? made_,
              package_id: acme.packageIds[gender === 'F' ? 0 : 1],
              start_date: '2026-01-05',
              signature: 'PAPER',
            })
          }
      }
      for (const [at, gross] of [3000, 3600].entries())
        await trx
          .from('packages')
          .where('id', acme.packageIds[at])
          .update({ package: trx.raw('package || ?', [JSON.stringify({ salaireBrut: gross })]) })
    })
    const review = await opened()
    await submittedPart(manager, demoPartsOf(review).operations.id, 300)
    const path = `${REVIEWS}/${review.id}/gap`
    const gap = await ask(admin, 'GET', path)
    assert.deepInclude(gap.all, { women: 9, men: 11 })
    assert.approximately(gap.all.before, 600 / 3600, 1e-9)
    assert.isBelow(gap.all.after, gap.all.before)
    assert.equal(gap.unknown, 3)
    assert.lengthOf(gap.departments, 2)
    // Four women are hidden, and with them the five by whom they could be computed.
    for (const { department, women, before, after } of gap.departments)
      assert.deepEqual([women, before, after], [null, null, null], department)
    assert.deepEqual(await ask(await signedIn('payroll'), 'GET', path), gap)
    for (const role of ['manager', 'hr', 'viewer'] as const)
      assert.equal((await (await signedIn(role)).get(path)).status, 403, role)
    assert.equal((await (await visitor()).get(path)).status, 401)
  })

  test('goes up the line of departments, to another one than who proposed', async ({ assert }) => {
    const tom = await asRole(acme.id, 'viewer', 'MANAGER')
    const { data: departments } = (await admin.get('/api/departments')).body
    const finance = departments.find(({ name }: any) => name === 'Finance')
    const operations = departments.find(({ name }: any) => name === 'Operations')
    await ask(admin, 'PUT', `/api/departments/${finance.id}`, {
      name: 'Finance',
      managerIds: [tom],
    })
    await ask(admin, 'PUT', `/api/departments/${operations.id}`, {
      name: 'Operations',
      parentId: finance.id,
    })
    const above = await signedIn('viewer')
    const review = await opened()
    const part = demoPartsOf(review).operations
    assert.deepInclude(part, { approvers: ['Tom Baert'] })
    // Until it lies with them, who approves sees nothing of it.
    assert.equal((await above.get(`${PARTS}/${part.id}`)).status, 404)
    assert.deepEqual((await above.get(PARTS)).body.data, [])
    await submittedPart(manager, part.id, 40)
    assert.equal((await decide(manager, 'approve', part.id)).body.code, 'E_REVIEW_FOUR_EYES')
    const seen = await ask(above, 'GET', `${PARTS}/${part.id}`)
    assert.deepInclude(seen, { people: 1, spent: 40, mayApprove: true, mayPropose: false })
    assert.lengthOf((await above.get(PARTS)).body.data, 1)
    assert.lengthOf(await queuedMails(acme, 'review'), 2)
    const back = await ask(above, 'POST', `${PARTS}/${part.id}/return`, { because: 'Revoyez' })
    assert.deepEqual(back, { id: part.id, status: 'open' })
    assert.equal((await above.get(`${PARTS}/${part.id}`)).status, 404)
    assert.equal((await ask(manager, 'GET', `${PARTS}/${part.id}`)).returnedBecause, 'Revoyez')
    await bodyOf(decide(manager, 'submit', part.id))
    assert.equal((await bodyOf(decide(above, 'approve', part.id))).status, 'approved')
    const shown = await ask(admin, 'GET', `${REVIEWS}/${review.id}`)
    assert.deepInclude(demoPartsOf(shown).operations, {
      liesWith: 'nobody',
      approvedBy: 'Tom Baert',
    })
  })

  test('nobody proposes for themselves: who manages a department stands in the administrators’ part', async ({
    assert,
  }) => {
    await inTenant(acme.id, async (trx) => {
      const { email } = await trx.from('users').where('role', 'MANAGER').firstOrFail()
      await trx.from('workers').whereNotNull('department_id').update({ email: email.toUpperCase() })
    })
    const review = await made()
    assert.lengthOf(review.parts, 1)
    assert.deepInclude(review.parts[0], { department: null, people: 3 })
  })

  test('a department that a filter names is alone in it; an only administrator approves alone, and it is said', async ({
    assert,
  }) => {
    const { data } = (await admin.get('/api/departments')).body
    const operations = data.find(({ name }: any) => name === 'Operations')
    const review = await opened({ departmentIds: [operations.id] })
    assert.lengthOf(review.parts, 1)
    await submittedPart(admin, review.parts[0].id, 30)
    const { version } = await ask(admin, 'GET', `${REVIEWS}/${review.id}`)
    const approved = await ask(admin, 'POST', `${REVIEWS}/${review.id}/approve`, {
      version,
      alone: true,
    })
    assert.deepInclude(approved, { status: 'approved', fourEyes: false })
    const gap = await ask(admin, 'GET', `${REVIEWS}/${review.id}/gap`)
    assert.deepInclude(gap.all, { women: null, men: null, before: null, after: null })
  })

  test('who has another contract since is taken anew, and keeps their raise', async ({
    assert,
  }) => {
    const review = await opened()
    const { operations } = demoPartsOf(review)
    const before = await ask(manager, 'GET', `${PARTS}/${operations.id}`)
    const [person] = before.list.data
    await ask(manager, 'PUT', `${PARTS}/${operations.id}/people/${person.id}`, { amount: 25 })
    await inTenant(acme.id, async (trx) => {
      const worker = await trx.from('workers').whereNotNull('department_id').firstOrFail()
      const contract = await trx.from('contracts').where('worker_id', worker.id).firstOrFail()
      await trx
        .from('scenario_items')
        .where('worker_id', worker.id)
        .update({
          contract_id: acme.contractIds.find((id) => id !== contract.id)!,
          snapshot: trx.raw(`jsonb_set(snapshot, '{package,salaireBrut}', '1000')`),
        })
    })
    const stale = await ask(manager, 'GET', `${PARTS}/${operations.id}`)
    assert.equal(stale.list.data[0].gross, 1000)
    await ask(admin, 'POST', `${REVIEWS}/${review.id}/retake`)
    const now = await ask(manager, 'GET', `${PARTS}/${operations.id}`)
    assert.deepInclude(now.list.data[0], { gross: person.gross, amount: 25 })
  })
})
