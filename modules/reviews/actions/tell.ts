import { findUsersHolding } from '#modules/accounts/index'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import type PayReviewPart from '../models/pay_review_part.ts'

/** What a mail about a part says; its texts stand in `lang/<locale>/review_mails.json`. */
export const REVIEW_NEWS = ['opened', 'submitted', 'complete', 'returned'] as const
export type ReviewNews = (typeof REVIEW_NEWS)[number]

/** Writes to some users about a part, each once for each time that it came to this. */
export async function tell(
  scope: Scope,
  news: ReviewNews,
  part: Pick<PayReviewPart, 'id' | 'reviewId' | 'submittedAt'>,
  userIds: readonly string[]
): Promise<void> {
  const when = part.submittedAt?.toMillis() ?? 0
  for (const userId of userIds) {
    const about = `review-${news}/${part.id}/${userId}/${when}`
    await mail(scope, 'review', about, { news, partId: part.id, userId })
  }
}

/** The administrators, who run reviews, but for who acts. */
export async function otherRunners(scope: Scope): Promise<string[]> {
  const me = scope.actor.kind === 'user' ? scope.actor.id : null
  const runners = await findUsersHolding(scope, 'reviews.run')
  return runners.map(({ id }) => id).filter((id) => id !== me)
}
