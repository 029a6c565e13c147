import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { fail, ok, unwrap } from '#modules/shared/result'
import { ApprovePart, ReturnPart } from '../actions/decide_part.ts'
import { ProposeRaise } from '../actions/propose_raise.ts'
import { SubmitPart, WithdrawPart, type DecidedPart } from '../actions/submit_part.ts'
import { findPart } from '../queries/find_review.ts'
import { partsForMe } from '../queries/parts_for_me.ts'
import type { myPartsSchema, partSchema, proposedSchema, returnedSchema } from './schemas.ts'
import { shownMyParts, shownPart, shownProposed } from './shown_reviews.ts'
import {
  decidePartValidator,
  proposeValidator,
  returnPartValidator,
  showPartValidator,
} from './validators.ts'

/** One part of a review: for who proposes in it and who approves it. */
export default class ReviewPartsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof myPartsSchema>> {
    return shownMyParts(scope, await partsForMe(scope))
  }

  async show(ctx: HttpContext) {
    return shown(ctx, await findPart(ctx.scope, paramId(ctx.params)))
  }

  async propose({ params, request, scope }: HttpContext): Promise<Answer<typeof proposedSchema>> {
    const input = await request.validateUsing(proposeValidator)
    const person = paramId(params, 'personId')
    return shownProposed(
      scope,
      unwrap(await ProposeRaise.handle(scope, paramId(params), person, input))
    )
  }

  async submit(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(decidePartValidator)
    return shown(ctx, await SubmitPart.handle(ctx.scope, paramId(ctx.params), version))
  }

  async withdraw(ctx: HttpContext) {
    return shown(ctx, await WithdrawPart.handle(ctx.scope, paramId(ctx.params)))
  }

  async approve(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(decidePartValidator)
    return shown(ctx, await ApprovePart.handle(ctx.scope, paramId(ctx.params), version))
  }

  /** Who sent it back from above is shown nothing more of it. */
  async return(ctx: HttpContext): Promise<Answer<typeof returnedSchema>> {
    const { because } = await ctx.request.validateUsing(returnPartValidator)
    const { part } = unwrap(await ReturnPart.handle(ctx.scope, paramId(ctx.params), because))
    return { id: part.id, status: part.status }
  }
}

/** What the part is now, with the page of its people that was asked for. */
async function shown(
  { request, scope }: HttpContext,
  result: DecidedPart
): Promise<Answer<typeof partSchema>> {
  const found = unwrap(result)
  const page = await request.validateUsing(showPartValidator, { data: request.qs() })
  const part = await shownPart(scope, found, page)
  return unwrap(part ? ok(part) : fail('E_NOT_FOUND'))
}
