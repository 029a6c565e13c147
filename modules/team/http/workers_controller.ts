import type { HttpContext } from '@adonisjs/core/http'
import { toPage } from '#modules/shared/http/pagination'
import { unwrap } from '#modules/shared/result'
import { AddWorker } from '../actions/add_worker.ts'
import { listWorkers } from '../queries/list_workers.ts'
import { toWorker } from './transformers.ts'
import { addWorkerValidator, listWorkersValidator } from './validators.ts'

export default class WorkersController {
  async index({ request, scope }: HttpContext) {
    const input = await request.validateUsing(listWorkersValidator, { data: request.qs() })
    return toPage(await listWorkers(scope, input), toWorker)
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(addWorkerValidator)
    return response.created(toWorker(unwrap(await AddWorker.handle(scope, input))))
  }
}
