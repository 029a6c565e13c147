import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import PortalSetting from '../models/portal_setting.ts'
import { findPortalSettings, type PortalSettings } from '../queries/find_portal_settings.ts'

/** Changes whether workers are told who looked at their portal. */
export class SavePortalSettings {
  static async handle(
    scope: Scope,
    { tellsViews, version }: PortalSettings
  ): Promise<Result<PortalSettings>> {
    const row = (await PortalSetting.query().forUpdate().first()) ?? new PortalSetting()
    if ((row.version ?? 0) !== version) return fail('E_STALE_VERSION')
    await row.merge({ tellsViews, version: version + 1 }).save()
    const company = { type: 'company', id: scope.companyId }
    await record(scope, 'portal.settings_changed', company, { tellsViews })
    return ok(await findPortalSettings(scope))
  }
}
