import { PayReviewPersonSchema } from '#database/schema'

/** What is proposed for one person. */
export default class PayReviewPerson extends PayReviewPersonSchema {
  static override table = 'pay_review_people'
  /** The users who wrote what stands here, all of them. */
  declare writers: string[]
}
