import { PayReviewPartSchema } from '#database/schema'

export const PART_STATUSES = ['open', 'submitted', 'approved'] as const
export type PartStatus = (typeof PART_STATUSES)[number]

/** The people of one department in a review, with what may be spent on them. */
export default class PayReviewPart extends PayReviewPartSchema {
  declare status: PartStatus
}
