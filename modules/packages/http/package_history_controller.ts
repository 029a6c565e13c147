import type { HttpContext } from '@adonisjs/core/http'
import { explainIn } from '#modules/compute/index'
import { Problem } from '#modules/shared/http/problem'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { LinkWorker } from '../actions/link_worker.ts'
import { RestoreVersion } from '../actions/restore_version.ts'
import { listVersions } from '../queries/list_versions.ts'
import { packageCashFlow } from '../queries/package_cash_flow.ts'
import { shown } from './shown_package.ts'
import { cashFlowValidator, linkWorkerValidator, restoreVersionValidator } from './validators.ts'
import type { cashFlowSchema, versionsSchema } from './schemas.ts'

/** One package over time: for whom it is, what it was, what it costs month by month. */
export default class PackageHistoryController {
  async index({ params, scope }: HttpContext): Promise<Answer<typeof versionsSchema>> {
    return { data: unwrap(await listVersions(scope, paramId(params))) }
  }

  async restore({ params, request, scope, i18n }: HttpContext) {
    const id = paramId(params)
    const earlier = Number(params.version)
    if (!Number.isInteger(earlier)) throw new Problem('E_NOT_FOUND')
    const input = await request.validateUsing(restoreVersionValidator)
    return shown(scope, await RestoreVersion.handle(scope, id, earlier, input, explainIn(i18n)))
  }

  async link({ params, request, scope, i18n }: HttpContext) {
    const input = await request.validateUsing(linkWorkerValidator)
    return shown(scope, await LinkWorker.handle(scope, paramId(params), input, explainIn(i18n)))
  }

  async cashFlow({
    params,
    request,
    scope,
    i18n,
  }: HttpContext): Promise<Answer<typeof cashFlowSchema>> {
    const input = await request.validateUsing(cashFlowValidator)
    return unwrap(await packageCashFlow(scope, paramId(params), input, explainIn(i18n)))
  }
}
