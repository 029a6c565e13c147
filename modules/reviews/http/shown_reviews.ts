import { findUserNames, may } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { toLongPage } from '#modules/shared/http/pagination'
import { otherRunners } from '../actions/tell.ts'
import { isReady } from '../actions/submit_part.ts'
import { approversOf, proposersOf, type Line } from '../domain/line_of_approval.ts'
import type PayReview from '../models/pay_review.ts'
import type PayReviewPart from '../models/pay_review_part.ts'
import { appliedCounts } from '../queries/applied_people.ts'
import { partsOf, scenarioOf } from '../queries/find_review.ts'
import { lineOfCompany } from '../queries/line_of_company.ts'
import { countsOfReviews, sumsOfParts, type ReviewCounts } from '../queries/list_reviews.ts'
import type { MyPart } from '../queries/parts_for_me.ts'
import { partPeople, sumsOf, type PartPage, type PartPerson } from '../queries/part_people.ts'
import { authorsOf, type AuthorsOf } from '../queries/part_authors.ts'
import { standingIn, type PartStanding } from '../queries/part_standing.ts'
import type {
  LIES_WITH,
  myPartsSchema,
  partSchema,
  proposedSchema,
  reviewPageSchema,
  reviewSchema,
} from './schemas.ts'

/** How each review of a list is answered; the sums of all are read at once. */
export async function showingReviews(scope: Scope, rows: readonly PayReview[]) {
  const counts = await countsOfReviews(scope, rows)
  return (row: PayReview): Answer<typeof reviewPageSchema>['data'][number] => {
    const { name, date, ...sums } = counts.get(row.id)!
    return { ...headOf(row, { name, date }), ...sums, updatedAt: row.updatedAt.toISO()! }
  }
}

/** A review with its parts, for who reads everybody's pay. */
export async function shownReview(
  scope: Scope,
  review: PayReview
): Promise<Answer<typeof reviewSchema>> {
  const scenario = await scenarioOf(scope, review)
  const line = await lineOfCompany(scope)
  const parts = await partsOf(review)
  const sums = await sumsOfParts(scope, review)
  const authors = await authorsOf(parts)
  const approvers: ApproversOf = (part) => approversOf(line, part.departmentId, authors(part))
  const nameOf = await namesFor(scope, line, parts, approvers, [review.approvedBy])
  const shownParts = parts.map((part) =>
    shownPartLine(part, line, approvers(part), sums.get(part.id), nameOf)
  )
  const total = (key: 'people' | 'raised' | 'gross' | 'spent' | 'budget') =>
    cents(shownParts.reduce((sum, part) => sum + part[key], 0))
  const isComputed = scenario.computedVersion === scenario.version
  const { applied, letters } = await appliedCounts(scope, review)
  return {
    ...headOf(review, { name: scenario.name, date: scenario.date.toISODate()! }),
    people: total('people'),
    raised: total('raised'),
    budget: total('budget'),
    spent: total('spent'),
    gross: total('gross'),
    matrix: review.matrix,
    scenarioId: review.scenarioId,
    version: scenario.version,
    isComputed,
    cost: (isComputed && scenario.totals?.sums.cost) || null,
    parts: shownParts,
    approvedBy: nameOf(review.approvedBy),
    approvedAt: review.approvedAt?.toISO() ?? null,
    fourEyes: review.fourEyes,
    ...(await approval(scope, review, parts, approvers, authors)),
    applied,
    letters,
  }
}

/** Whether the actor may approve the whole as it stands. */
async function approval(
  scope: Scope,
  review: PayReview,
  parts: readonly PayReviewPart[],
  approvers: ApproversOf,
  authors: AuthorsOf
) {
  const nobody = { mayApprove: false, mayApproveAlone: false }
  const { actor } = scope
  if (actor.kind !== 'user' || !may(actor.role, 'reviews.run') || review.status !== 'open')
    return nobody
  if (!parts.every((part) => isReady(part, approvers(part)))) return nobody
  return parts.flatMap(authors).includes(actor.id)
    ? { ...nobody, mayApproveAlone: (await otherRunners(scope)).length === 0 }
    : { ...nobody, mayApprove: true }
}

function shownPartLine(
  part: PayReviewPart,
  line: Line,
  approvers: readonly string[],
  sums: { people: number; raised: number; gross: number; spent: number } | undefined,
  nameOf: NameOf
): Answer<typeof reviewSchema>['parts'][number] {
  const { people = 0, raised = 0, gross = 0, spent = 0 } = sums ?? {}
  return {
    id: part.id,
    department: part.department,
    people,
    raised,
    gross: cents(gross),
    spent,
    budget: Number(part.budget),
    status: part.status,
    liesWith: liesWith(part, approvers),
    proposers: namesIn(proposersOf(line, part.departmentId), nameOf),
    approvers: namesIn(approvers, nameOf),
    submittedBy: nameOf(part.submittedBy),
    approvedBy: nameOf(part.approvedBy),
    returnedBecause: part.returnedBecause,
  }
}

function liesWith(
  { status }: PayReviewPart,
  approvers: readonly string[]
): (typeof LIES_WITH)[number] {
  if (status === 'approved') return 'nobody'
  if (status === 'open') return 'proposers'
  return approvers.length > 0 ? 'approvers' : 'administrators'
}

/** The parts in which a person proposes or approves, each with what it comes to for those they are shown. */
export async function shownMyParts(
  scope: Scope,
  mine: readonly MyPart[]
): Promise<Answer<typeof myPartsSchema>> {
  const counts = await countsOfReviews(
    scope,
    mine.map(({ review }) => review)
  )
  const data: Answer<typeof myPartsSchema>['data'][number][] = []
  for (const { part, review, role } of mine) {
    const sums = await sumsOf(scope, part, role === 'approve' ? 'all' : 'own')
    data.push({ ...partHead(part, review, counts.get(review.id)!), ...sums, role })
  }
  return { data }
}

/** A part with one page of the people whom the actor is shown. */
export async function shownPart(
  scope: Scope,
  { part, review }: { part: PayReviewPart; review: PayReview },
  page: PartPage
): Promise<Answer<typeof partSchema> | null> {
  const line = await lineOfCompany(scope)
  const standing = await standingIn(scope, line, review, part)
  const { sees, mayPropose, mayWithdraw, mayApprove, mayReturn } = standing
  if (sees === 'nothing') return null
  const scenario = await scenarioOf(scope, review)
  const authors = (await authorsOf([part]))(part)
  const approvers = approversOf(line, part.departmentId, authors)
  const nameOf = await namesFor(scope, line, [part], () => approvers, [])
  const people = await partPeople(scope, review, part, sees, page)
  return {
    ...partHead(part, review, { name: scenario.name, date: scenario.date.toISODate()! }),
    ...(await sumsOf(scope, part, sees)),
    proposers: namesIn(proposersOf(line, part.departmentId), nameOf),
    approvers: namesIn(approvers, nameOf),
    submittedBy: nameOf(part.submittedBy),
    returnedBecause: part.returnedBecause,
    version: part.version,
    mayPropose,
    mayWithdraw,
    mayApprove,
    mayReturn,
    list: toLongPage(people, (person) => shownPerson(scope, person)),
  }
}

/** A person after a change, with what the part comes to now. */
export async function shownProposed(
  scope: Scope,
  { part, standing, person }: { part: PayReviewPart; standing: PartStanding; person: PartPerson }
): Promise<Answer<typeof proposedSchema>> {
  const sees = standing.sees as 'own' | 'all'
  return {
    person: shownPerson(scope, person),
    ...(await sumsOf(scope, part, sees)),
    budget: Number(part.budget),
  }
}

/** Without net and household; where pay stands by its midpoint is for those who read reviews. */
function shownPerson(
  { actor }: Scope,
  { row, guideline, isApplied, ...person }: PartPerson
): Answer<typeof proposedSchema>['person'] {
  const reads = actor.kind === 'user' && may(actor.role, 'reviews.read')
  return {
    id: row.id,
    ...person,
    place: guideline?.place ?? null,
    compaRatio: reads && guideline ? Math.round(guideline.compaRatio * 100) / 100 : null,
    percents: guideline?.percents ?? null,
    rating: row.rating,
    amount: row.amount === null ? null : Number(row.amount),
    reason: row.reason,
    hasLetter: isApplied && reads,
  }
}

function headOf(review: PayReview, { name, date }: Pick<ReviewCounts, 'name' | 'date'>) {
  return {
    id: review.id,
    name,
    dateStr: date,
    endsOnStr: review.endsOn?.toISODate() ?? null,
    status: review.status,
  }
}

function partHead(
  part: PayReviewPart,
  review: PayReview,
  named: Pick<ReviewCounts, 'name' | 'date'>
) {
  return {
    id: part.id,
    review: headOf(review, named),
    department: part.department,
    status: part.status,
    budget: Number(part.budget),
  }
}

type ApproversOf = (part: PayReviewPart) => readonly string[]
type NameOf = (id: string | null) => string | null

async function namesFor(
  scope: Scope,
  line: Line,
  parts: readonly PayReviewPart[],
  approvers: ApproversOf,
  more: readonly (string | null)[]
): Promise<NameOf> {
  const ids = [
    ...more,
    ...parts.flatMap((part) => [
      part.submittedBy,
      part.approvedBy,
      ...proposersOf(line, part.departmentId),
      ...approvers(part),
    ]),
  ].flatMap((id) => id ?? [])
  const names = await findUserNames(scope, [...new Set(ids)])
  const nameOf = new Map(names.map(({ id, displayName }) => [id, displayName]))
  return (id) => (id === null ? null : (nameOf.get(id) ?? null))
}

function namesIn(ids: readonly string[], nameOf: NameOf): string[] {
  return ids.flatMap((id) => nameOf(id) ?? [])
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
