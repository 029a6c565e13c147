import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AssignDepartment } from '../actions/assign_department.ts'
import { toWorker } from './transformers.ts'
import { assignDepartmentValidator } from './validators.ts'

/** The department a worker stands in. */
export default class WorkerDepartmentsController {
  async update({ params, request, scope }: HttpContext) {
    const { departmentId } = await request.validateUsing(assignDepartmentValidator)
    return toWorker(unwrap(await AssignDepartment.handle(scope, paramId(params), departmentId)))
  }
}
