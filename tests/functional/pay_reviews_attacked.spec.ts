import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { ApplyReview } from '#modules/reviews/actions/apply_review'
import { forSystem, type InScope } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import {
  asRole,
  bodyOf,
  decide,
  demoPartsOf,
  FIRST_DAY,
  firstPerson,
  openedReview,
  PARTS,
  REVIEWS,
  submittedPart,
} from '#tests/helpers/pay_reviews'

const SIGNED_IN = { except: LEFT_BY_SIGN_IN }

let acme: TestCompany
let globex: TestCompany
let admin: TestClient
let manager: TestClient

const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))

/** Operations is under Finance, with managers each. */
async function under(operations: string[], finance: string[]) {
  const { data } = (await admin.get('/api/departments')).body
  const idOf = (name: string) => data.find((each: any) => each.name === name).id
  await bodyOf(
    admin.put(`/api/departments/${idOf('Finance')}`, { name: 'Finance', managerIds: finance })
  )
  await bodyOf(
    admin.put(`/api/departments/${idOf('Operations')}`, {
      name: 'Operations',
      parentId: idOf('Finance'),
      managerIds: operations,
    })
  )
}

/** A review that a second administrator approved. */
async function approvedReview() {
  const review = await openedReview(admin)
  const { operations, rest } = demoPartsOf(review)
  await submittedPart(manager, operations.id, 40)
  await submittedPart(admin, rest.id, 40)
  await asRole(acme.id, 'hr', 'ADMINISTRATOR')
  const second = await signedIn('hr')
  const { version } = await bodyOf(second.get(`${REVIEWS}/${review.id}`))
  await bodyOf(second.post(`${REVIEWS}/${review.id}/approve`, { version }))
  return { review, operations, rest, second }
}

test.group('Pay reviews, attacked', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await inTenant(acme.id, (trx) =>
      trx.from('contract_locations').update({ language_regime: 'FR' })
    )
    admin = await signedIn('admin')
    manager = await signedIn('manager')
  })

  test('another company’s administrator reaches nothing by its ids, nor through a review of their own', async ({
    assert,
  }) => {
    const review = await openedReview(admin)
    const { operations, rest } = demoPartsOf(review)
    const person = (await firstPerson(admin, operations.id)).split('/').at(-1)!
    const { data: departments } = (await admin.get('/api/departments')).body
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const stranger = await signedIn('admin', 'globex')
    const own = (await stranger.post(REVIEWS, { name: 'Eigen', dateStr: FIRST_DAY })).body
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    const theirs = await checksumOf(globex.id, SIGNED_IN)
    const one = `${REVIEWS}/${review.id}`
    const part = `${PARTS}/${operations.id}`
    const calls: [string, string, object?][] = [
      ['GET', one],
      ['GET', `${one}/gap`],
      ['GET', `${one}/people/${person}/letter`],
      ['PUT', one, { name: 'X' }],
      ['DELETE', one],
      ['POST', `${one}/open`],
      ['POST', `${one}/retake`],
      ['POST', `${one}/approve`, { version: review.version, alone: true }],
      ['POST', `${one}/apply`, {}],
      ['POST', `${one}/apply`, { preview: true }],
      ['POST', `${one}/letters`],
      ['GET', part],
      ['PUT', `${part}/people/${person}`, { amount: 10 }],
      ['POST', `${part}/submit`, { version: 1 }],
      ['POST', `${part}/submit/false`],
      ['POST', `${part}/approve`, { version: 1 }],
      ['POST', `${part}/return`, { because: 'X' }],
      ['POST', REVIEWS, { name: 'X', dateStr: FIRST_DAY, departmentIds: [departments[0].id] }],
    ]
    if (own?.id) {
      const [{ id: ownPart }] = own.parts
      calls.push(
        ['PUT', `${REVIEWS}/${own.id}`, { budgets: [{ partId: operations.id, amount: 1 }] }],
        ['PUT', `${PARTS}/${ownPart}/people/${person}`, { amount: 10 }],
        ['GET', `${REVIEWS}/${own.id}/people/${person}/letter`]
      )
    }
    for (const [method, path, body] of calls) {
      const answer = await stranger.send(method, path, { body })
      assert.equal(answer.status, 404, `${method} ${path}`)
    }
    const taken = await stranger.post(REVIEWS, { id: review.id, name: 'X', dateStr: FIRST_DAY })
    assert.notEqual(taken.body.id, review.id)
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
    assert.equal(await checksumOf(globex.id, SIGNED_IN), theirs)
    // Within one company a person is reached through their own part alone, and a part through its own review.
    const mixed = await admin.put(`${PARTS}/${rest.id}/people/${person}`, { amount: 10 })
    assert.equal(mixed.status, 404)
    const other = await openedReview(admin, { name: 'Andere' })
    const budget = await admin.put(`${REVIEWS}/${other.id}`, {
      budgets: [{ partId: operations.id, amount: 1 }],
    })
    assert.equal(budget.status, 404)
    const half = await admin.post(REVIEWS, {
      name: 'X',
      dateStr: FIRST_DAY,
      departmentIds: [departments[0].id, randomUUID()],
    })
    assert.equal(half.status, 404)
  })

  test('a field that nobody asked for is refused by its name, in every call, and nothing is kept', async ({
    assert,
  }) => {
    const review = await openedReview(admin)
    const { operations } = demoPartsOf(review)
    const one = await firstPerson(manager, operations.id)
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    const calls: [TestClient, string, string, object][] = [
      [admin, 'POST', REVIEWS, { name: 'X', dateStr: FIRST_DAY, status: 'approved' }],
      [admin, 'PUT', `${REVIEWS}/${review.id}`, { status: 'approved' }],
      [admin, 'POST', `${REVIEWS}/${review.id}/approve`, { version: 1, fourEyes: true }],
      [admin, 'POST', `${REVIEWS}/${review.id}/apply`, { preview: true, force: true }],
      [manager, 'PUT', one, { amount: 1, writers: [] }],
      [manager, 'POST', `${PARTS}/${operations.id}/submit`, { version: 1, status: 'approved' }],
      [manager, 'POST', `${PARTS}/${operations.id}/approve`, { version: 1, approvedBy: acme.id }],
      [manager, 'POST', `${PARTS}/${operations.id}/return`, { because: 'X', status: 'open' }],
    ]
    for (const [client, method, path, body] of calls) {
      const unknown = Object.keys(body).at(-1)!
      const answer = await client.send(method, path, { body })
      assert.equal(answer.status, 422, `${method} ${path}`)
      assert.include(JSON.stringify(answer.body.errors), unknown)
    }
    const asked = await manager.get(`${PARTS}/${operations.id}?sees=all`)
    assert.equal(asked.status, 422)
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
  })

  test('who wrote a raise is no second person because a colleague wrote after them', async ({
    assert,
  }) => {
    const julie = await asRole(acme.id, 'manager', 'MANAGER')
    const tom = await asRole(acme.id, 'viewer', 'MANAGER')
    await under([julie, tom], [julie])
    const colleague = await signedIn('viewer')
    const review = await openedReview(admin)
    const { operations } = demoPartsOf(review)
    const one = await firstPerson(manager, operations.id)
    await bodyOf(manager.put(one, { amount: 400, rating: 4, reason: 'Reprend un dossier' }))
    await bodyOf(colleague.put(one, { reason: 'Reprend un dossier.' }))
    assert.sameMembers(
      (await rows('pay_review_people')).flatMap(({ writers }) => writers),
      [julie, tom]
    )
    await bodyOf(decide(colleague, 'submit', operations.id))
    assert.equal((await decide(manager, 'approve', operations.id)).body.code, 'E_REVIEW_FOUR_EYES')
    // It does not lie with them either: the administrators are the next above.
    const lies = demoPartsOf(await bodyOf(admin.get(`${REVIEWS}/${review.id}`))).operations
    assert.deepInclude(lies, { liesWith: 'administrators', approvers: [] })
    assert.deepInclude(await bodyOf(manager.get(`${PARTS}/${operations.id}`)), {
      mayApprove: false,
      approvers: [],
    })
    // Taken back it was written by nobody; what the other writes then is theirs alone.
    await bodyOf(colleague.post(`${PARTS}/${operations.id}/submit/false`))
    await bodyOf(colleague.put(one, { amount: null, rating: null }))
    await bodyOf(colleague.put(one, { amount: 60 }))
    const before = await bodyOf(colleague.get(`${PARTS}/${operations.id}`))
    // What changes nothing makes nobody a writer.
    await bodyOf(manager.put(one, { amount: 60 }))
    await bodyOf(manager.put(one, {}))
    assert.equal((await bodyOf(manager.get(`${PARTS}/${operations.id}`))).version, before.version)
    await bodyOf(decide(colleague, 'submit', operations.id))
    assert.equal((await bodyOf(decide(manager, 'approve', operations.id))).status, 'approved')
  })

  test('what is submitted and approved is what was seen', async ({ assert }) => {
    const julie = await asRole(acme.id, 'manager', 'MANAGER')
    const tom = await asRole(acme.id, 'viewer', 'MANAGER')
    const hr = await asRole(acme.id, 'hr', 'MANAGER')
    await under([julie, tom], [hr])
    const [colleague, above] = [await signedIn('viewer'), await signedIn('hr')]
    const { operations } = demoPartsOf(await openedReview(admin))
    const part = `${PARTS}/${operations.id}`
    const one = await firstPerson(manager, operations.id)
    await bodyOf(manager.put(one, { amount: 50, reason: 'Rattrapage' }))
    const { version } = await bodyOf(manager.get(part))
    await bodyOf(colleague.put(one, { amount: 5_000 }))
    const blind = await manager.post(`${part}/submit`, { version })
    assert.deepEqual([blind.status, blind.body.code], [409, 'E_REVIEW_CHANGED'])
    await bodyOf(manager.put(one, { amount: 50 }))
    await bodyOf(decide(manager, 'submit', operations.id))
    const seen = await bodyOf(above.get(part))
    await bodyOf(manager.post(`${part}/submit/false`))
    await bodyOf(manager.put(one, { amount: 5_000 }))
    await bodyOf(decide(manager, 'submit', operations.id))
    const late = await above.post(`${part}/approve`, { version: seen.version })
    assert.deepEqual([late.status, late.body.code], [409, 'E_REVIEW_CHANGED'])
    assert.equal((await bodyOf(above.get(part))).status, 'submitted')
    assert.equal((await bodyOf(decide(above, 'approve', operations.id))).status, 'approved')
  })

  test('who came to manage a department since proposes and approves nothing for themselves', async ({
    assert,
  }) => {
    const tom = await asRole(acme.id, 'viewer', 'MANAGER')
    const julie = await asRole(acme.id, 'manager', 'MANAGER')
    await under([julie], [tom])
    const above = await signedIn('viewer')
    const { operations } = demoPartsOf(await openedReview(admin))
    const one = await firstPerson(manager, operations.id)
    const becomes = (name: string) =>
      inTenant(acme.id, async (trx) => {
        const { email } = await trx.from('users').where('email', 'like', `${name}@%`).firstOrFail()
        await trx
          .from('workers')
          .whereNotNull('department_id')
          .update({ email: String(email).toUpperCase() })
      })
    await becomes('manager')
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    const own = await manager.put(one, { amount: 900, reason: 'Pour moi' })
    assert.deepEqual([own.status, own.body.code], [403, 'E_REVIEW_ONESELF'])
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
    await bodyOf(admin.put(one, { amount: 40, reason: 'Rattrapage' }))
    await bodyOf(decide(admin, 'submit', operations.id))
    await becomes('viewer')
    const approved = await decide(above, 'approve', operations.id)
    assert.deepEqual([approved.status, approved.body.code], [403, 'E_REVIEW_ONESELF'])
  })

  test('nothing that was sent back while raises are applied becomes a contract', async ({
    assert,
  }) => {
    const { review, operations, second } = await approvedReview()
    const before = await rows('contracts')
    const applies = (from: number, meanwhile: () => Promise<unknown>) => {
      let unit = 0
      const inScope: InScope = async (work) => {
        if (unit++ === from) await meanwhile()
        return forSystem('test', acme.id, work)
      }
      return ApplyReview.handle(inScope, review.id, {}, {} as never)
    }
    const sendBack = () => second.post(`${PARTS}/${operations.id}/return`, { because: 'Trop' })
    for (const unit of [1, 2]) {
      const stopped = await applies(unit, async () => bodyOf(await sendBack()))
      assert.deepInclude(stopped, { ok: false, problem: 'E_REVIEW_STATUS' })
      assert.deepEqual(await rows('contracts'), before)
      await bodyOf(decide(manager, 'submit', operations.id))
      const { version } = await bodyOf(second.get(`${REVIEWS}/${review.id}`))
      await bodyOf(second.post(`${REVIEWS}/${review.id}/approve`, { version }))
    }
    const removed = await applies(1, async () =>
      bodyOf(await admin.delete(`${REVIEWS}/${review.id}`))
    )
    assert.deepInclude(removed, { ok: false, problem: 'E_REVIEW_STATUS' })
    assert.deepEqual(await rows('contracts'), before)
  })

  test('what is approved, applied or gone takes no proposal any more', async ({ assert }) => {
    const { review, operations, second } = await approvedReview()
    const one = await firstPerson(admin, operations.id)
    const closed = async (code: string) => {
      const untouched = await checksumOf(acme.id, SIGNED_IN)
      for (const answer of [
        await manager.put(one, { amount: 1 }),
        await admin.put(one, { amount: 1 }),
        await decide(manager, 'submit', operations.id),
        await manager.post(`${PARTS}/${operations.id}/submit/false`),
        await decide(second, 'approve', operations.id),
        await second.post(`${REVIEWS}/${review.id}/approve`, { version: review.version }),
        await admin.put(`${REVIEWS}/${review.id}`, { name: 'X' }),
      ])
        assert.equal(answer.body.code, code)
      assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
    }
    await closed('E_REVIEW_STATUS')
    await bodyOf(admin.post(`${REVIEWS}/${review.id}/apply`, {}))
    await closed('E_REVIEW_STATUS')
  })
})
