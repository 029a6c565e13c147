import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AssignDepartment } from '../actions/assign_department.ts'
import { shownWorker } from './shown_workers.ts'
import { assignDepartmentValidator } from './validators.ts'

/** The department a worker stands in. */
export default class WorkerDepartmentsController {
  async update(ctx: HttpContext) {
    const { departmentId } = await ctx.request.validateUsing(assignDepartmentValidator)
    const id = paramId(ctx.params)
    return shownWorker(ctx, unwrap(await AssignDepartment.handle(ctx.scope, id, departmentId)))
  }
}
