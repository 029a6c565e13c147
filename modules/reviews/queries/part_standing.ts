import { findUserContact, may } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { approversOf, proposersOf, type Line } from '../domain/line_of_approval.ts'
import type PayReview from '../models/pay_review.ts'
import type PayReviewPart from '../models/pay_review_part.ts'
import PayReviewPerson from '../models/pay_review_person.ts'
import { asReview } from './as_review.ts'
import { authorsOf } from './part_authors.ts'

/** What the actor may do with a part as it stands, and whom of it they are shown. */
export interface PartStanding {
  /** Nobody of the part, their own people, or all: who reads reviews, and who it lies with. */
  sees: 'nothing' | 'own' | 'all'
  /** An administrator, who proposes and approves where nobody else does. */
  runs: boolean
  /** Among those who wrote or submitted what stands there, who never approve it. */
  isAuthor: boolean
  mayPropose: boolean
  /** To take back what was submitted, as long as nobody approved it. */
  mayWithdraw: boolean
  mayApprove: boolean
  mayReturn: boolean
}

/** Judges a part for who acts: by their department and by who proposed, whatever browser or token they come with. */
export async function standingIn(
  scope: Scope,
  line: Line,
  review: PayReview,
  part: PayReviewPart
): Promise<PartStanding> {
  const me = scope.actor.kind === 'user' ? scope.actor.id : null
  const role = scope.actor.kind === 'user' ? scope.actor.role : ''
  const runs = may(role, 'reviews.run')
  const proposes = isOneOf(proposersOf(line, part.departmentId), me)
  const authors = (await authorsOf([part]))(part)
  const isAuthor = isOneOf(authors, me)
  const isApprover = isOneOf(approversOf(line, part.departmentId, authors), me)
  const goesOn = review.status === 'open'
  const liesAbove = isApprover && review.status !== 'draft' && part.status !== 'open'
  const decides = isApprover || runs
  return {
    sees: may(role, 'reviews.read') || liesAbove ? 'all' : proposes ? 'own' : 'nothing',
    runs,
    isAuthor,
    mayPropose: isOpen(review, part) && (proposes || runs),
    mayWithdraw: goesOn && part.status === 'submitted' && (proposes || part.submittedBy === me),
    mayApprove: goesOn && part.status === 'submitted' && decides && !isAuthor,
    mayReturn:
      part.status !== 'open' &&
      (runs ? goesOn || review.status === 'approved' : goesOn && isApprover && !isAuthor),
  }
}

/** Whether a part can still be proposed in. */
export function isOpen(review: PayReview, part: PayReviewPart): boolean {
  return review.status === 'open' && part.status === 'open'
}

/**
 * Whether the actor is a person of a part, or the one that is named: a worker with the address of that user. Who manages a
 * department when a review is made stands in the administrators' part; who came to manage it since does not.
 */
export async function isOneself(
  scope: Scope,
  part: Pick<PayReviewPart, 'id'>,
  personId?: string
): Promise<boolean> {
  const me = scope.actor.kind === 'user' ? await findUserContact(scope, scope.actor.id) : null
  if (!me) return false
  const own = visibleWorkers(asReview(scope)).whereRaw('lower(email) = lower(?)', [me.email])
  const query = PayReviewPerson.query()
    .where('pay_review_people.part_id', part.id)
    .joinRaw('join scenario_items i on i.id = pay_review_people.item_id')
    .whereIn('i.worker_id', own.select('id'))
  if (personId) query.where('pay_review_people.id', personId)
  return (await query.select('pay_review_people.id').first()) !== null
}

function isOneOf(ids: readonly string[], id: string | null): boolean {
  return id !== null && ids.includes(id)
}
