import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import * as change from '#workflows/indexation_change/activities'
import * as plan from '#workflows/indexation/activities'
import type { TestClient } from './client.ts'
import type { TestCompany } from './companies.ts'

/** The contracts of the demo companies run on it, and the cap is law. */
export const INDEX_DAY = '2026-10-01'

export const PLAN = {
  percent: 3,
  commissionParitaire: 'BECP200',
  date: INDEX_DAY,
  dryRun: false,
}

/** Computes what was asked for, as the workflow does, in slices of two. */
export async function computed(company: TestCompany, indexationId: string): Promise<void> {
  const input = { companyId: company.id, requestId: 'test', indexationId }
  await plan.openIndexation(input)
  let slice: Awaited<ReturnType<typeof plan.recomputeSlice>> = { next: null, done: 0 }
  do slice = await plan.recomputeSlice({ ...input, after: slice.next, done: slice.done, limit: 2 })
  while (slice.next !== null)
  await plan.closeIndexation({ ...input, failure: null })
}

/** Writes contracts, or gives them back, as the workflow does. */
export async function changed(
  company: TestCompany,
  indexationId: string,
  direction: 'apply' | 'undo'
): Promise<void> {
  const input = { companyId: company.id, requestId: 'test', indexationId, direction }
  await change.openChange(input)
  let after: string | null = ''
  while (after !== null) after = (await change.changeSlice({ ...input, after, limit: 2 })).next
  await change.closeChange({ ...input, failure: null })
}

/** A plan that is computed; answers it as its planner sees it. */
export async function planned(
  client: TestClient,
  company: TestCompany,
  body: object = {}
): Promise<any> {
  const asked = await client.post('/api/indexations', { ...PLAN, ...body })
  if (asked.status !== 202) throw new Error(String(asked.raw))
  await computed(company, asked.body.id)
  return (await client.get(`/api/indexations/${asked.body.id}`)).body
}

/** The same, approved by another person and applied. */
export async function applied(
  planner: TestClient,
  approver: TestClient,
  company: TestCompany,
  body: object = {}
): Promise<any> {
  const { id, fingerprint } = await planned(planner, company, body)
  const approval = await approver.post(`/api/indexations/${id}/approval`, { fingerprint })
  if (approval.status !== 200) throw new Error(String(approval.raw))
  const begun = await planner.post(`/api/indexations/${id}/application`)
  if (begun.status !== 202) throw new Error(String(begun.raw))
  await changed(company, id, 'apply')
  return (await approver.get(`/api/indexations/${id}`)).body
}

/** The versions of contracts that indexes made. */
export function indexedVersions(company: TestCompany): Promise<Record<string, any>[]> {
  return inTenant(company.id, (trx) =>
    trx.from('contracts').where('change_type', 'INDEXATION').orderBy('start_date').orderBy('id')
  )
}
