import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import * as activities from '#workflows/publication/activities'
import type { TestClient, TestResponse } from './client.ts'
import type { TestCompany } from './companies.ts'

export const GROUPS = '/api/reward-statement-groups'

/** A day on which the people of the demo companies work. */
export const STATEMENT_DAY = '2026-10-31'

/** A draft for everybody, as a person makes it. */
export async function draftGroup(client: TestClient, changes: Record<string, unknown> = {}) {
  return answered(
    await client.post(GROUPS, {
      name: 'Relevés 2026',
      statementDateStr: STATEMENT_DAY,
      audience: {},
      ...changes,
    })
  )
}

/** Carries a run out as the process does, in slices of so many, without its mails being sent. */
export async function carryOut(company: TestCompany, publicationId: string, limit = 2) {
  const run = { companyId: company.id, requestId: 'test', publicationId }
  await activities.openPublication(run)
  let after: string | null = null
  do {
    const slice: { next: string | null } = await activities.publishSlice({ ...run, after, limit })
    after = slice.next
  } while (after !== null)
  while ((await activities.drawSlice({ ...run, limit })) === limit);
  await activities.closePublication({ ...run, failure: null })
}

/** A round for everybody that is published and carried out. */
export async function publishedGroup(
  client: TestClient,
  company: TestCompany,
  changes: Record<string, unknown> = {}
) {
  const group = await draftGroup(client, changes)
  const run = answered(
    await client.post(`${GROUPS}/${group.id}/publications`, {
      kind: 'PUBLISH',
      version: group.version,
    })
  )
  await carryOut(company, run.id)
  return answered(await client.get(`${GROUPS}/${group.id}`))
}

/** The statements of a round, by name. */
export async function statementsOf(client: TestClient, groupId: string): Promise<any[]> {
  return answered(await client.get(`${GROUPS}/${groupId}/statements`)).data
}

/** Opens reward statements to the second company, whose plan has none. */
export async function openToAll(company: TestCompany): Promise<void> {
  await inTenant(company.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
}

/** The workers of a company, by name. */
export function workersOf(company: TestCompany): Promise<any[]> {
  return inTenant(company.id, (trx) => trx.from('workers').orderBy('last_name'))
}

export function answered({ status, body, raw }: TestResponse): any {
  if (status >= 300) throw new Error(`Refused with ${status}: ${raw}`)
  return body
}
