import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import WorkerFormSetting from '../models/worker_form_setting.ts'
import { findFormSettings, type WorkerFormSettings } from '../queries/find_form_settings.ts'

/** Changes what forms ask before signing; links that were sent open what they opened. */
export class SaveFormSettings {
  static async handle(
    scope: Scope,
    { allAtOnceBecause, version }: WorkerFormSettings
  ): Promise<Result<WorkerFormSettings>> {
    const row = (await WorkerFormSetting.query().forUpdate().first()) ?? new WorkerFormSetting()
    if ((row.version ?? 0) !== version) return fail('E_STALE_VERSION')
    await row.merge({ allAtOnceBecause, version: version + 1 }).save()
    const company = { type: 'company', id: scope.companyId }
    const allAtOnce = allAtOnceBecause !== null
    await record(scope, 'worker.form_settings_changed', company, { allAtOnce })
    return ok(await findFormSettings(scope))
  }
}
