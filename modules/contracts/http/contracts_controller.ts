import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { toLongPage, toPage } from '#modules/shared/http/pagination'
import { showingContracts } from '#modules/team/index'
import type { Answer } from '#modules/shared/http/shapes'
import { showingPackages } from '../queries/contract_facts.ts'
import { listContracts } from '../queries/list_contracts.ts'
import { listWorkerChoices } from '../queries/list_worker_choices.ts'
import { listContractsValidator, workerChoicesValidator } from './validators.ts'
import type { contractPageSchema } from './validators.ts'

export default class ContractsController {
  async index({ request, scope, user }: HttpContext): Promise<Answer<typeof contractPageSchema>> {
    const input = await request.validateUsing(listContractsValidator, { data: request.qs() })
    const page = await listContracts(scope, input)
    const show = await showingPackages(scope, page.all(), holds(user, 'packages.read'))
    return toPage(page, (contract) => ({ workerId: contract.workerId, ...show(contract) }))
  }

  async workers(ctx: HttpContext) {
    const { request, scope } = ctx
    const input = await request.validateUsing(workerChoicesValidator, { data: request.qs() })
    const page = await listWorkerChoices(scope, input)
    return toLongPage(page, await showingContracts(ctx, page.rows))
  }
}
