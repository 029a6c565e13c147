import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { ApplyChange, ApplyPackage, EditChange } from '../actions/apply_change.ts'
import { shown } from './scenarios_controller.ts'
import { applyChangeValidator, editChangeValidator, workersValidator } from './validators.ts'

/** What a scenario changes. */
export default class ScenarioChangesController {
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(applyChangeValidator)
    return shown(ctx, await ApplyChange.handle(ctx.scope, paramId(ctx.params), input))
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(editChangeValidator)
    const change = paramId(ctx.params, 'changeId')
    return shown(ctx, await EditChange.handle(ctx.scope, paramId(ctx.params), change, input))
  }

  async applyPackage(ctx: HttpContext) {
    const { workers } = await ctx.request.validateUsing(workersValidator)
    const packageId = paramId(ctx.params, 'packageId')
    return shown(ctx, await ApplyPackage.handle(ctx.scope, paramId(ctx.params), packageId, workers))
  }
}
