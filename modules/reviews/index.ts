import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'reviews',
  endpoints,
  jobs: () => import('./jobs/review_letters.ts'),
  mails: async () => ({
    ...(await import('./mails/review_letter_mail.ts')),
    ...(await import('./mails/review_mail.ts')),
  }),
}

export { CreateReview, type CreateReviewInput } from './actions/create_review.ts'
export { ProposeRaise } from './actions/propose_raise.ts'
export { OpenReview } from './actions/save_review.ts'
export { SubmitPart } from './actions/submit_part.ts'
