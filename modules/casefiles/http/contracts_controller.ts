import type { HttpContext } from '@adonisjs/core/http'
import { toPage } from '#modules/shared/http/pagination'
import { listContracts } from '../queries/list_contracts.ts'
import { listContractsValidator } from './validators.ts'

export default class ContractsController {
  async index({ request, scope }: HttpContext) {
    const input = await request.validateUsing(listContractsValidator, { data: request.qs() })
    return toPage(
      await listContracts(scope, input),
      ({ id, workerId, packageId, startDate, endDate }) => ({
        id,
        workerId,
        packageId,
        startDateStr: startDate.toISODate()!,
        endDateStr: endDate?.toISODate() ?? null,
      })
    )
  }
}
