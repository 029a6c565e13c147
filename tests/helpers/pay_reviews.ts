import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { monthsAfter, today } from '#modules/shared/values/days'
import type { TestClient, TestResponse } from '#tests/helpers/client'

export const REVIEWS = '/api/pay-reviews'
export const PARTS = '/api/pay-review-parts'
/** A day on which every contract of the demo holds, and from which on versions can follow. */
export const FIRST_DAY = `${monthsAfter(today(), 2).slice(0, 7)}-01`

/** The answer's body; throws where the call was refused. */
export async function bodyOf(answer: TestResponse | Promise<TestResponse>) {
  const { status, body, raw } = await answer
  if (status >= 400) throw new Error(raw.toString())
  return body
}

/** A review as a draft. */
export const madeReview = (admin: TestClient, body: object = {}) =>
  bodyOf(admin.post(REVIEWS, { name: 'Ronde 2027', dateStr: FIRST_DAY, ...body }))

/** A review that managers propose in. */
export async function openedReview(admin: TestClient, body: object = {}) {
  const { id } = await madeReview(admin, body)
  return bodyOf(admin.post(`${REVIEWS}/${id}/open`))
}

/** The part of the demo's manager, and the administrators'. */
export const demoPartsOf = ({ parts }: any) => ({
  operations: parts.find(({ department }: any) => department === 'Operations'),
  rest: parts.find(({ department }: any) => department === null),
})

/** Submits or approves a part as the client sees it now. */
export async function decide(client: TestClient, step: 'submit' | 'approve', partId: string) {
  const { version = 1 } = (await client.get(`${PARTS}/${partId}`)).body
  return client.post(`${PARTS}/${partId}/${step}`, { version })
}

/** Proposes for everybody of a part whom the client sees, with a reason, and submits it. */
export async function submittedPart(client: TestClient, partId: string, amount: number) {
  const { list } = await bodyOf(client.get(`${PARTS}/${partId}`))
  for (const { id } of list.data)
    await bodyOf(
      client.put(`${PARTS}/${partId}/people/${id}`, { rating: 3, amount, reason: 'Rattrapage' })
    )
  return bodyOf(decide(client, 'submit', partId))
}

/** Gives a user, by the beginning of their address, another role. @returns their id */
export const asRole = (companyId: string, name: string, role: string) =>
  inTenant(companyId, async (trx) => {
    const user = await trx.from('users').where('email', 'like', `${name}@%`).firstOrFail()
    await trx.from('users').where('id', user.id).update({ role })
    return user.id as string
  })

/** Where the first person of a part is written, as the client sees it. */
export async function firstPerson(client: TestClient, partId: string): Promise<string> {
  const { list } = await bodyOf(client.get(`${PARTS}/${partId}`))
  return `${PARTS}/${partId}/people/${list.data[0].id}`
}
