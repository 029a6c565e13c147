import { enqueue } from '#modules/shared/outbox/outbox'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { SendReviewLetterSlice } from '../actions/send_review_letters.ts'

interface ReviewLettersInput extends BackgroundInput {
  reviewId: string
  /** Letters that left before this job. */
  part: number
}

/** Letters of one unit of work, and how many of these one job takes; the next one goes on. */
const SLICE = 100
const SLICES = 20

/** Has the letters of a review sent, slice by slice. */
export const reviewLetters = defineJob<ReviewLettersInput>({
  name: 'review-letters',
  async handle(input) {
    for (let slice = 0; slice < SLICES; slice++) {
      const sent = await asJob('review-letters', input, (scope) =>
        SendReviewLetterSlice.handle(scope, input.reviewId, SLICE)
      )
      if (sent < SLICE) return
    }
    const part = input.part + SLICE * SLICES
    await asJob('review-letters', input, (scope) =>
      enqueue(scope, 'job', 'review-letters', `review-letters/${input.reviewId}/${part}`, {
        reviewId: input.reviewId,
        part,
      })
    )
  },
})
