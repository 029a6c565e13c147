import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { payrollCost } from '../queries/payroll_cost.ts'
import type { payrollCostSchema } from './schemas.ts'

export default class PayrollCostsController {
  async show({ scope }: HttpContext): Promise<Answer<typeof payrollCostSchema>> {
    return { data: await payrollCost(scope) }
  }
}
