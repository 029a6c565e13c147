import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage, toPage } from '#modules/shared/http/pagination'
import { listContracts } from '../queries/list_contracts.ts'
import { toWorker } from '#modules/team/index'
import { listWorkerChoices } from '../queries/list_worker_choices.ts'
import { listContractsValidator, workerChoicesValidator } from './validators.ts'

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

  async workers({ request, scope }: HttpContext) {
    const input = await request.validateUsing(workerChoicesValidator, { data: request.qs() })
    return toLongPage(await listWorkerChoices(scope, input), toWorker)
  }
}
