import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { MergeWorkers } from '../actions/merge_workers.ts'
import { WorkerContracts } from '../ports/worker_contracts.ts'
import { mergeable, mergePreview } from '../queries/merge_preview.ts'
import type { mergePreviewSchema } from './form_shapes.ts'
import { mergePreviewValidator, mergeValidator } from './form_validators.ts'
import { shownWorker } from './shown_workers.ts'

/** Two records of one person that become one. */
export default class MergesController {
  async show(ctx: HttpContext): Promise<Answer<typeof mergePreviewSchema>> {
    const data = ctx.request.qs()
    const { otherId } = await ctx.request.validateUsing(mergePreviewValidator, { data })
    const contracts = await ctx.containerResolver.make(WorkerContracts)
    const both = unwrap(
      await mergeable(ctx.scope, { keptId: paramId(ctx.params), otherId }, contracts)
    )
    return mergePreview(ctx.scope, both)
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(mergeValidator)
    const contracts = await ctx.containerResolver.make(WorkerContracts)
    const id = paramId(ctx.params)
    return shownWorker(ctx, unwrap(await MergeWorkers.handle(ctx.scope, id, input, contracts)))
  }
}
