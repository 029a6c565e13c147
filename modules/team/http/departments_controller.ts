import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { RemoveName } from '../actions/remove_name.ts'
import { SaveDepartment } from '../actions/save_department.ts'
import { listDepartments } from '../queries/list_departments.ts'
import { departmentValidator } from './department_validators.ts'
import type { departmentsSchema } from './department_validators.ts'

/** The departments of a company, one below another. */
export default class DepartmentsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof departmentsSchema>> {
    return { data: await listDepartments(scope) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(departmentValidator)
    return response.created(unwrap(await SaveDepartment.handle(scope, null, input)))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(departmentValidator)
    return unwrap(await SaveDepartment.handle(scope, paramId(params), input))
  }

  async destroy({ params, scope }: HttpContext) {
    return unwrap(await RemoveName.handle(scope, 'department', paramId(params)))
  }
}
