import type { Scope } from '#modules/shared/tenancy/scope'
import PortalSetting from '../models/portal_setting.ts'

export interface PortalSettings {
  /** Workers are told when someone looked at their portal as they see it. */
  tellsViews: boolean
  version: number
}

/** What the company settled; nothing is told before it says so. */
export async function findPortalSettings(_scope: Scope): Promise<PortalSettings> {
  const row = await PortalSetting.first()
  return { tellsViews: row?.tellsViews ?? false, version: row?.version ?? 0 }
}
