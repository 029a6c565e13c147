import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { ApplyOut } from '../actions/apply_out.ts'
import type { WayOut } from '../models/scenario_item.ts'
import { explainOut } from './explain_out.ts'
import type { appliedSchema } from './schemas.ts'
import { applyOutValidator } from './validators.ts'

/** The ways out of a scenario; each call is for fifty people at most and says where the next begins. */
export default class ScenarioExitsController {
  contract(ctx: HttpContext) {
    return lead(ctx, 'contract')
  }

  offer(ctx: HttpContext) {
    return lead(ctx, 'offer')
  }

  correction(ctx: HttpContext) {
    return lead(ctx, 'correction')
  }
}

async function lead(ctx: HttpContext, way: WayOut): Promise<Answer<typeof appliedSchema>> {
  const { i18n, inScope, params, request } = ctx
  const { startDateStr: startDate, ...input } = await request.validateUsing(applyOutValidator)
  return unwrap(
    await ApplyOut.handle(inScope, way, paramId(params), { ...input, startDate }, explainOut(i18n))
  )
}
