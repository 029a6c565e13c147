import { AiSettingSchema } from '#database/schema'

/** What the company settles for the assistant: one row. */
export default class Setting extends AiSettingSchema {
  static table = 'ai_settings'
}
