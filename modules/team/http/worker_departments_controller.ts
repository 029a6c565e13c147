import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AssignDepartment } from '../actions/assign_department.ts'
import { findWorker } from '../queries/find_worker.ts'
import { toWorker } from './transformers.ts'
import { assignDepartmentValidator } from './validators.ts'

/** One worker, and the department they stand in. */
export default class WorkerDepartmentsController {
  async show({ params, scope }: HttpContext) {
    return toWorker(unwrap(await findWorker(scope, paramId(params))))
  }

  async update({ params, request, scope }: HttpContext) {
    const { departmentId } = await request.validateUsing(assignDepartmentValidator)
    return toWorker(unwrap(await AssignDepartment.handle(scope, paramId(params), departmentId)))
  }
}
