import { SigningSettingSchema } from '#database/schema'
import type { Choice } from '../domain/levels.ts'

/** What a company settles for signing. */
export default class SigningSetting extends SigningSettingSchema {
  declare contractLevel: Choice
  declare annexeLevel: Choice
  declare uploadLevel: Choice
  declare reminderDays: number[]
}
