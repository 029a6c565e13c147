import type { HttpContext } from '@adonisjs/core/http'
import { toPage } from '#modules/shared/http/pagination'
import { listWorkers } from '../queries/list_workers.ts'
import { listWorkersValidator } from './validators.ts'

export default class WorkersController {
  async index({ request, scope }: HttpContext) {
    const input = await request.validateUsing(listWorkersValidator, { data: request.qs() })
    return toPage(
      await listWorkers(scope, input),
      ({ id, firstName, lastName, email, language, departmentId }) => ({
        id,
        firstName,
        lastName,
        email,
        language,
        departmentId,
      })
    )
  }
}
