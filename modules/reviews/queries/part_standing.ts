import { may } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { approversOf, proposersOf, type Line } from '../domain/line_of_approval.ts'
import type PayReview from '../models/pay_review.ts'
import type PayReviewPart from '../models/pay_review_part.ts'
import PayReviewPerson from '../models/pay_review_person.ts'

/** What the actor may do with a part as it stands, and whom of it they are shown. */
export interface PartStanding {
  /** Nobody of the part, their own people, or all: who reads reviews, and who it lies with. */
  sees: 'nothing' | 'own' | 'all'
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
  const isApprover = isOneOf(approversOf(line, part.departmentId, part.submittedBy), me)
  const goesOn = review.status === 'open'
  const liesAbove = isApprover && review.status !== 'draft' && part.status !== 'open'
  const decides = isApprover || runs
  const isMine = me !== null && (await hasProposed(part, me))
  return {
    sees: may(role, 'reviews.read') || liesAbove ? 'all' : proposes ? 'own' : 'nothing',
    mayPropose: isOpen(review, part) && (proposes || runs),
    mayWithdraw: goesOn && part.status === 'submitted' && (proposes || part.submittedBy === me),
    mayApprove: goesOn && part.status === 'submitted' && decides && !isMine,
    mayReturn:
      part.status !== 'open' &&
      (runs ? goesOn || review.status === 'approved' : goesOn && isApprover && !isMine),
  }
}

/** Whether a part can still be proposed in. */
export function isOpen(review: PayReview, part: PayReviewPart): boolean {
  return review.status === 'open' && part.status === 'open'
}

/** Whether a person wrote or submitted what stands in a part. */
export async function hasProposed(
  part: Pick<PayReviewPart, 'id' | 'submittedBy'>,
  userId: string
): Promise<boolean> {
  if (part.submittedBy === userId) return true
  return (
    (await PayReviewPerson.query().where({ part_id: part.id, proposed_by: userId }).first()) !==
    null
  )
}

function isOneOf(ids: readonly string[], id: string | null): boolean {
  return id !== null && ids.includes(id)
}
