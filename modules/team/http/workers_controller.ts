import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AddWorker } from '../actions/add_worker.ts'
import { UpdateWorker } from '../actions/update_worker.ts'
import { findWorkerOrMerged } from '../queries/find_worker.ts'
import { listWorkers } from '../queries/list_workers.ts'
import { showingContracts, shownWorker } from './shown_workers.ts'
import {
  addWorkerValidator,
  listWorkersValidator,
  namedWorkerValidator,
  updateWorkerValidator,
} from './validators.ts'

/** The people of a company. */
export default class WorkersController {
  async index(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(listWorkersValidator, { data: ctx.request.qs() })
    const page = await listWorkers(ctx.scope, input)
    return toLongPage(page, await showingContracts(ctx, page.rows))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(addWorkerValidator)
    const added = unwrap(await AddWorker.handle(ctx.scope, input))
    return ctx.response.created(await shownWorker(ctx, added))
  }

  async show(ctx: HttpContext) {
    return shownWorker(ctx, unwrap(await findWorkerOrMerged(ctx.scope, paramId(ctx.params))))
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(updateWorkerValidator)
    const id = paramId(ctx.params)
    return shownWorker(ctx, unwrap(await UpdateWorker.handle(ctx.scope, id, input)))
  }

  async updateNamed(ctx: HttpContext) {
    const { id, ...input } = await ctx.request.validateUsing(namedWorkerValidator)
    return shownWorker(ctx, unwrap(await UpdateWorker.handle(ctx.scope, id, input)))
  }
}
