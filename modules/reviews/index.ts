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
export { writeRaises } from './actions/write_raises.ts'
export { suggestedRaiseOf } from './domain/guideline.ts'
