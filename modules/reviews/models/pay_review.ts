import { column } from '@adonisjs/lucid/orm'
import { PayReviewSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

export const REVIEW_STATUSES = ['draft', 'open', 'approved', 'applied'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** A pay review: a scenario in which people propose raises, and others approve them. */
export default class PayReview extends PayReviewSchema {
  declare status: ReviewStatus
  @column(asJson()) declare matrix: number[][]
}
