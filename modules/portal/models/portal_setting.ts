import { PortalSettingSchema } from '#database/schema'

/** What the company settles for the portal: one row. */
export default class PortalSetting extends PortalSettingSchema {}
