import type { HttpContext } from '@adonisjs/core/http'
import { payrollCost } from '../queries/payroll_cost.ts'

export default class PayrollCostsController {
  async show({ scope }: HttpContext) {
    return { data: await payrollCost(scope) }
  }
}
