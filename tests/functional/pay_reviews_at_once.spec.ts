import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, type TestResponse } from '#tests/helpers/client'
import { freshCompanies } from '#tests/helpers/companies'
import { queuedMails } from '#tests/helpers/mails'
import {
  asRole,
  bodyOf,
  demoPartsOf,
  FIRST_DAY,
  firstPerson,
  PARTS,
  REVIEWS,
  submittedPart,
} from '#tests/helpers/pay_reviews'

/** So many at once; a company has only so many transactions open, and who is told to ask again does. */
const AT_ONCE = 300

async function patiently(call: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const answer = await call()
    if (answer.body?.code !== 'E_BUSY') return answer
  }
}

const allAtOnce = (call: (nth: number) => Promise<TestResponse>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => patiently(() => call(nth))))

test.group('Pay reviews, all at once', () => {
  test('three hundred at once make one review, one submission, one approval and one contract each', async ({
    assert,
  }) => {
    const { acme } = await freshCompanies()
    const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))
    await inTenant(acme.id, (trx) =>
      trx.from('contract_locations').update({ language_regime: 'FR' })
    )
    const [admin, manager] = [await signedIn('admin'), await signedIn('manager')]
    const id = randomUUID()
    const made = await allAtOnce(() => admin.post(REVIEWS, { id, name: 'Ronde', dateStr: FIRST_DAY }))
    assert.deepEqual([...new Set(made.map(({ status }) => status))], [201])
    assert.lengthOf(await rows('pay_reviews'), 1)
    const review = await bodyOf(admin.post(`${REVIEWS}/${id}/open`))
    const { operations, rest } = demoPartsOf(review)
    const one = await firstPerson(manager, operations.id)
    const written = await allAtOnce((nth) => manager.put(one, { amount: nth + 1, reason: 'Bien' }))
    assert.deepEqual([...new Set(written.map(({ status }) => status))], [200])
    const kept = await bodyOf(manager.get(`${PARTS}/${operations.id}`))
    // Each write counted, and what stands is what one of them wrote.
    assert.equal(kept.version, 1 + AT_ONCE)
    assert.equal(kept.spent, kept.list.data[0].amount)
    const { version } = kept
    const submitted = await allAtOnce(() =>
      manager.post(`${PARTS}/${operations.id}/submit`, { version })
    )
    const statuses = submitted.map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      1
    )
    assert.deepEqual([...new Set(statuses)].sort(), [200, 409])
    await submittedPart(admin, rest.id, 30)
    await asRole(acme.id, 'hr', 'ADMINISTRATOR')
    const second = await signedIn('hr')
    const shown = await bodyOf(second.get(`${REVIEWS}/${id}`))
    const approvals = await allAtOnce((nth) =>
      (nth % 2 ? admin : second).post(`${REVIEWS}/${id}/approve`, { version: shown.version })
    )
    assert.lengthOf(
      approvals.filter(({ status }) => status === 200),
      1
    )
    const before = (await rows('contracts')).length
    const applied = await allAtOnce(() => admin.post(`${REVIEWS}/${id}/apply`, {}))
    assert.deepEqual([...new Set(applied.map(({ status }) => status))], [200])
    const done = applied.flatMap(({ body }) => body.data.filter((row: any) => row.status === 'done'))
    // Nobody's is made twice. A call that is told to ask again may have made one of them before, which no answer tells.
    assert.lengthOf(new Set(done.map(({ itemId }) => itemId)), done.length)
    assert.lengthOf(await rows('contracts'), before + 3)
    const letters = await allAtOnce(() => admin.post(`${REVIEWS}/${id}/letters`))
    assert.deepEqual([...new Set(letters.map(({ status }) => status))], [202])
    const { reviewLetters } = await import('#modules/reviews/jobs/review_letters')
    const job = { companyId: acme.id, requestId: 'test', reviewId: id, part: 0 }
    await Promise.all([1, 2, 3].map(() => reviewLetters.handle(job as never)))
    assert.lengthOf(await queuedMails(acme, 'review-letter'), 3)
  }).timeout(600_000)
})
