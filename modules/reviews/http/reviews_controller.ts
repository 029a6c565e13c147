import type { HttpContext } from '@adonisjs/core/http'
import { explainOut, type appliedSchema } from '#modules/scenarios/index'
import { drawDocument, drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { unwrap, type Result } from '#modules/shared/result'
import { ApplyReview } from '../actions/apply_review.ts'
import { ApproveReview } from '../actions/approve_review.ts'
import { CreateReview } from '../actions/create_review.ts'
import { DeleteReview, OpenReview, RetakeReview, UpdateReview } from '../actions/save_review.ts'
import { SendReviewLetters } from '../actions/send_review_letters.ts'
import type PayReview from '../models/pay_review.ts'
import { findReview } from '../queries/find_review.ts'
import { listReviews } from '../queries/list_reviews.ts'
import { reviewGap } from '../queries/review_gap.ts'
import { reviewLetterOf } from '../queries/review_letter_of.ts'
import type { gapSchema, reviewPageSchema } from './schemas.ts'
import { showingReviews, shownReview } from './shown_reviews.ts'
import {
  applyReviewValidator,
  approveReviewValidator,
  createReviewValidator,
  listReviewsValidator,
  updateReviewValidator,
} from './validators.ts'

/** Pay reviews as a whole: for administrators, and payroll to look at. */
export default class ReviewsController {
  async index({ request, scope }: HttpContext): Promise<Answer<typeof reviewPageSchema>> {
    const input = await request.validateUsing(listReviewsValidator, { data: request.qs() })
    const page = await listReviews(scope, input)
    return toLongPage(page, await showingReviews(scope, page.rows))
  }

  async show(ctx: HttpContext) {
    return shown(ctx, await findReview(ctx.scope, paramId(ctx.params)))
  }

  async store(ctx: HttpContext) {
    const { dateStr, endsOnStr, ...input } = await ctx.request.validateUsing(createReviewValidator)
    const made = await CreateReview.handle(ctx.scope, {
      ...input,
      date: dateStr,
      ...(endsOnStr && { endsOn: endsOnStr }),
    })
    return ctx.response.created(await shown(ctx, made))
  }

  async update(ctx: HttpContext) {
    const { endsOnStr, ...input } = await ctx.request.validateUsing(updateReviewValidator)
    const id = paramId(ctx.params)
    return shown(ctx, await UpdateReview.handle(ctx.scope, id, { ...input, endsOn: endsOnStr }))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteReview.handle(scope, id))
    return { id }
  }

  async open(ctx: HttpContext) {
    return shown(ctx, await OpenReview.handle(ctx.scope, paramId(ctx.params)))
  }

  async retake(ctx: HttpContext) {
    const { review } = unwrap(await RetakeReview.handle(ctx.scope, paramId(ctx.params)))
    return shownReview(ctx.scope, review)
  }

  async approve(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(approveReviewValidator)
    return shown(ctx, await ApproveReview.handle(ctx.scope, paramId(ctx.params), input))
  }

  async gap({ params, scope }: HttpContext): Promise<Answer<typeof gapSchema>> {
    return reviewGap(scope, unwrap(await findReview(scope, paramId(params))))
  }

  async apply({
    i18n,
    inScope,
    params,
    request,
  }: HttpContext): Promise<Answer<typeof appliedSchema>> {
    const input = await request.validateUsing(applyReviewValidator)
    return unwrap(await ApplyReview.handle(inScope, paramId(params), input, explainOut(i18n)))
  }

  async letters({ params, response, scope }: HttpContext) {
    return response.accepted(unwrap(await SendReviewLetters.handle(scope, paramId(params))))
  }

  async letter({ inScope, params, response }: HttpContext) {
    const letter = await inScope(async (scope) => {
      refuseLongLine(drawings, scope.companyId)
      return unwrap(await reviewLetterOf(scope, paramId(params), paramId(params, 'personId')))
    })
    const bytes = await drawDocument(
      letter.companyId,
      'review_letter',
      await letter.sheet(),
      'answer'
    )
    return sendPdf(response, { name: letter.fileName, bytes })
  }
}

async function shown({ scope }: HttpContext, result: Result<PayReview>) {
  return shownReview(scope, unwrap(result))
}
