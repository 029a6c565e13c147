import { findCompany } from '#modules/accounts/index'
import { applied, figuresOf, itemsNamed, stateOf, type Company } from '#modules/scenarios/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { reading } from '#modules/shared/tenancy/reading'
import { visibleWorkers } from '#modules/team/index'
import { grossOfSnapshot, guidelineOf, type Guideline } from '../domain/guideline.ts'
import type PayReview from '../models/pay_review.ts'
import type PayReviewPart from '../models/pay_review_part.ts'
import PayReviewPerson from '../models/pay_review_person.ts'
import { needsReason, suggestedRaise } from '../domain/raise.ts'
import { asReview } from './as_review.ts'
import { scenarioOf } from './find_review.ts'
import type { PartStanding } from './part_standing.ts'

/** One person of a part: gross pay and cost, and nothing that tells of a household. */
export interface PartPerson {
  row: PayReviewPerson
  firstName: string
  lastName: string
  nomFonction: string
  /** EUR of a month. */
  gross: number
  guideline: Guideline | null
  /** Their raise is a contract. */
  isApplied: boolean
  /** EUR of twelve months, before and with what is proposed; null where the engine refuses the package. */
  cost: { before: number; after: number } | null
}

export interface PartPage {
  page?: number
  perPage?: number
  search?: string
}

/** What a part comes to for those of its people who are in sight. */
export interface PartSums {
  people: number
  /** How many have a raise, and EUR of gross pay a month that they come to. */
  raised: number
  spent: number
}

type Seeing = Exclude<PartStanding['sees'], 'nothing'>

/** The people of a part whom the scope is shown: of a manager who proposes, their own. */
function peopleInSight(scope: Scope, part: PayReviewPart, sees: Seeing) {
  const workers = visibleWorkers(sees === 'all' ? asReview(scope) : scope)
  return PayReviewPerson.query()
    .where('pay_review_people.part_id', part.id)
    .joinRaw('join scenario_items i on i.id = pay_review_people.item_id')
    .whereIn('i.worker_id', workers.select('id'))
}

/** What the people in sight come to. */
export async function sumsOf(scope: Scope, part: PayReviewPart, sees: Seeing): Promise<PartSums> {
  const [row] = await peopleInSight(scope, part, sees)
    .pojo<PartSums>()
    .select(
      scope.trx.raw(
        `count(*)::int as people, count(*) filter (where amount > 0)::int as raised,
         coalesce(sum(amount), 0)::float8 as spent`
      )
    )
  return row!
}

/** One page of the people in sight, by name. */
export async function partPeople(
  scope: Scope,
  review: PayReview,
  part: PayReviewPart,
  sees: Seeing,
  { page = 1, perPage = 50, search }: PartPage
) {
  const query = peopleInSight(scope, part, sees)
  if (search)
    query.whereIn(
      'i.worker_id',
      visibleWorkers(asReview(scope))
        .whereRaw(`unaccent(concat_ws(' ', first_name, last_name)) ilike unaccent(?)`, [
          `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`,
        ])
        .select('id')
    )
  const [{ total }] = await query.clone().pojo<{ total: number }>().count('* as total')
  const found = await query
    .select('pay_review_people.id')
    .orderByRaw('(select sort_name from workers where workers.id = i.worker_id)')
    .orderBy('pay_review_people.id')
    .offset((page - 1) * perPage)
    .limit(perPage)
  const rows = await computed(scope, review, await namedPeople(scope, review, idsOf(found)))
  return { rows, page, perPage, total: Number(total), estimated: false }
}

/** One person of a part who is in sight; null where there is none of this id. */
export async function findPartPerson(
  scope: Scope,
  review: PayReview,
  part: PayReviewPart,
  sees: Seeing,
  id: string
): Promise<PartPerson | null> {
  const row = await peopleInSight(scope, part, sees)
    .where('pay_review_people.id', id)
    .select('pay_review_people.id')
    .first()
  if (!row) return null
  const [person] = await computed(scope, review, await namedPeople(scope, review, [row.id]))
  return person ?? null
}

/** Rows of one step through a whole part. */
const STEP = 500

/** Who of a part and in sight has a raise that needs a reason and has none. */
export async function unexplained(
  scope: Scope,
  review: PayReview,
  part: PayReviewPart,
  sees: Seeing
): Promise<Named[]> {
  const found = idsOf(
    await peopleInSight(scope, part, sees)
      .where('reason', '')
      .where('amount', '>', 0)
      .orderBy('pay_review_people.id')
      .select('pay_review_people.id')
  )
  const without: Named[] = []
  for (let at = 0; at < found.length; at += STEP) {
    const people = await namedPeople(scope, review, found.slice(at, at + STEP))
    without.push(
      ...people.filter(({ row, gross, guideline }) =>
        needsReason(Number(row.amount), suggestedRaise(gross, guideline, row.rating))
      )
    )
  }
  return without
}

/** A person with their name and their place in the guideline, before anything is computed. */
export type Named = Omit<PartPerson, 'cost'> & { itemId: string }

async function namedPeople(
  scope: Scope,
  review: PayReview,
  ids: readonly string[]
): Promise<Named[]> {
  const rows = await PayReviewPerson.query().whereIn('id', [...ids])
  const items = await itemsNamed(
    asReview(scope),
    review.scenarioId,
    rows.map(({ itemId }) => itemId)
  )
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const workers = await visibleWorkers(asReview(scope)).whereIn(
    'id',
    items.flatMap(({ workerId }) => workerId ?? [])
  )
  const workerOf = new Map(workers.map((worker) => [worker.id, worker]))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): Named[] => {
    const row = rowOf.get(id)!
    const item = itemOf.get(row.itemId)
    const worker = item?.workerId && workerOf.get(item.workerId)
    if (!item || !worker) return []
    const { firstName, lastName } = worker
    return [
      {
        row,
        itemId: item.id,
        firstName,
        lastName,
        nomFonction: item.snapshot.nomFonction,
        gross: grossOfSnapshot(item.snapshot) ?? 0,
        guideline: guidelineOf(item.snapshot, review.matrix),
        isApplied: item.appliedAs !== null,
      },
    ]
  })
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** What each costs with what is proposed: a simulation, read as the role that writes nothing. */
async function computed(
  scope: Scope,
  review: PayReview,
  people: readonly Named[]
): Promise<PartPerson[]> {
  const seeing = asReview(scope)
  const date = (await scenarioOf(scope, review)).date.toISODate()!
  const { effectif, assuranceLoiTaux } = await findCompany(scope)
  const company: Company = { effectif, assuranceLoiTaux }
  return reading(scope, async () => {
    const items = await itemsNamed(
      seeing,
      review.scenarioId,
      people.map(({ itemId }) => itemId)
    )
    const itemOf = new Map(items.map((item) => [item.id, item]))
    return people.map(({ itemId, ...person }) => {
      const item = itemOf.get(itemId)!
      const base = stateOf(item.snapshot)
      const before = item.before ?? figuresOf(base, company, date).figures
      const amount = Number(person.row.amount ?? 0)
      const raised = applied(
        base,
        item,
        { type: 'RAISES', data: { amounts: { [itemId]: amount } } },
        date
      )
      const after =
        amount === 0 || typeof raised === 'string'
          ? before
          : figuresOf(raised, company, date).figures
      return { ...person, cost: before && after && { before: before.cost, after: after.cost } }
    })
  })
}
