import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AddWorker } from '../actions/add_worker.ts'
import { UpdateWorker } from '../actions/update_worker.ts'
import { findWorker } from '../queries/find_worker.ts'
import { listWorkers } from '../queries/list_workers.ts'
import { toWorker } from './transformers.ts'
import { addWorkerValidator, listWorkersValidator, updateWorkerValidator } from './validators.ts'

export default class WorkersController {
  async index({ request, scope }: HttpContext) {
    const input = await request.validateUsing(listWorkersValidator, { data: request.qs() })
    return toLongPage(await listWorkers(scope, input), toWorker)
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(addWorkerValidator)
    return response.created(toWorker(unwrap(await AddWorker.handle(scope, input))))
  }

  async show({ params, scope }: HttpContext) {
    return toWorker(unwrap(await findWorker(scope, paramId(params))))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(updateWorkerValidator)
    return toWorker(unwrap(await UpdateWorker.handle(scope, paramId(params), input)))
  }
}
