import { findUserContact } from '#modules/accounts/index'
import {
  ApplyChange,
  CreateScenario,
  FIRST,
  itemsAfter,
  USUAL_MATRIX,
  type Scenario,
} from '#modules/scenarios/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { listDepartments, visibleWorkers } from '#modules/team/index'
import { grossOfSnapshot } from '../domain/guideline.ts'
import { managersUpFrom } from '../domain/line_of_approval.ts'
import type PayReview from '../models/pay_review.ts'
import { lineOfCompany } from '../queries/line_of_company.ts'
import { visibleReviews } from '../queries/visible_reviews.ts'

export interface CreateReviewInput {
  /** Chosen by the client, so that a double click makes one review, not two. */
  id?: string
  name: string
  /** A day of the month from whose first day on the raises hold. */
  date: string
  /** The last day to propose. */
  endsOn?: string
  /** Whom it is for; everybody unless told. */
  departmentIds?: string[]
  commissionParitaire?: string
  /** Each part may spend so much of its gross pay of a month; 3 is 3 %. */
  budgetPercent?: number
  /** Percent by band of compa-ratio (rows) and rating (columns). */
  matrix?: number[][]
}

const USUAL_PERCENT = 3
const SLICE = 500

/** Makes a review: the people as they are paid on its day, in parts by department, each with its budget. */
export class CreateReview {
  static async handle(
    scope: Scope,
    { id, name, date, endsOn, departmentIds, commissionParitaire, ...input }: CreateReviewInput
  ): Promise<Result<PayReview>> {
    await waitForTwin(scope, id)
    const twin = id && (await visibleReviews(scope).where('id', id).first())
    if (twin) return ok(twin)
    if (departmentIds && !(await areThere(scope, departmentIds))) return fail('E_NOT_FOUND')
    const made = await CreateScenario.handle(scope, {
      name,
      date,
      keptBy: 'review',
      ...(departmentIds
        ? { workerIds: await workersIn(scope, departmentIds) }
        : { everyone: { ...(commissionParitaire && { commissionParitaire }) } }),
    })
    if (!made.ok) return made
    const scenario = made.value
    const raises = { type: 'RAISES', data: { amounts: {} } } as const
    const changed = await ApplyChange.handle(scope, scenario.id, raises, 'review')
    if (!changed.ok) return changed
    const newId = await insertOnce(scope, 'pay_reviews', {
      id,
      scenario_id: scenario.id,
      matrix: JSON.stringify(input.matrix ?? USUAL_MATRIX),
      ends_on: endsOn ?? null,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) return fail('E_CONFLICT')
    const people = await addParts(scope, newId, scenario, input.budgetPercent ?? USUAL_PERCENT)
    if (people === 0) return fail('E_REVIEW_NOBODY')
    await record(scope, 'review.created', { type: 'review', id: newId }, { people })
    return ok(await visibleReviews(scope).where('id', newId).firstOrFail())
  }
}

async function areThere(scope: Scope, departmentIds: readonly string[]): Promise<boolean> {
  const known = new Set((await listDepartments(scope)).map(({ id }) => id))
  return departmentIds.every((id) => known.has(id))
}

async function workersIn(scope: Scope, departmentIds: readonly string[]): Promise<string[]> {
  const workers = await visibleWorkers(scope)
    .whereIn('department_id', [...departmentIds])
    .select('id')
  return workers.map(({ id }) => id)
}

/**
 * The parts by department. Who would propose or approve for themselves stands in the administrators' part; who has no
 * monthly pay is in none.
 *
 * @returns how many people are in it
 */
async function addParts(
  scope: Scope,
  reviewId: string,
  scenario: Scenario,
  percent: number
): Promise<number> {
  const judges = await ownJudges(scope)
  const parts = new Map<string | null, { name: string | null; gross: number; items: string[] }>()
  let after = FIRST
  for (;;) {
    const items = await itemsAfter(scope, scenario.id, after, SLICE)
    for (const { id, workerId, departmentId, department, snapshot } of items) {
      const gross = grossOfSnapshot(snapshot)
      if (gross === null || workerId === null) continue
      const isAbove = judges.has(workerId)
      const key = isAbove ? null : departmentId
      const part = parts.get(key) ?? { name: isAbove ? null : department, gross: 0, items: [] }
      part.gross += gross
      part.items.push(id)
      parts.set(key, part)
    }
    if (items.length < SLICE) break
    after = items.at(-1)!.id
  }
  for (const [departmentId, { name, gross, items }] of parts) {
    const [row] = await scope.trx
      .insertQuery()
      .table('pay_review_parts')
      .insert({
        review_id: reviewId,
        department_id: departmentId,
        department: name,
        budget: Math.round(gross * percent) / 100,
      })
      .returning('id')
    const partId: string = row.id ?? row
    await scope.trx.rawQuery(
      `insert into pay_review_people (review_id, part_id, item_id)
       select ?, ?, id from unnest(?::uuid[]) as t(id)`,
      [reviewId, partId, items] as never
    )
  }
  return [...parts.values()].reduce((sum, { items }) => sum + items.length, 0)
}

/** The workers who are themselves users that would propose or approve for their own department: by their address. */
async function ownJudges(scope: Scope): Promise<ReadonlySet<string>> {
  const line = await lineOfCompany(scope)
  const contacts = new Map<string, string>()
  for (const id of new Set([...line.values()].flatMap(({ managers }) => managers))) {
    const contact = await findUserContact(scope, id)
    if (contact) contacts.set(contact.email.toLowerCase(), id)
  }
  const workers = await visibleWorkers(scope)
    .whereRaw('lower(email) = any(?)', [[...contacts.keys()]] as never)
    .select('id', 'email', 'department_id')
  return new Set(
    workers
      .filter(({ email, departmentId }) => {
        const user = contacts.get(email!.toLowerCase())!
        return departmentId !== null && managersUpFrom(line, departmentId).includes(user)
      })
      .map(({ id }) => id)
  )
}
