import { OfferSettingSchema } from '#database/schema'

/** What a company settles for all its offers. */
export default class OfferSetting extends OfferSettingSchema {
  declare reminderDays: number[]
}
