import { SigningSettingSchema } from '#database/schema'
import type { Level } from '../domain/levels.ts'

/** What a company settles for signing. */
export default class SigningSetting extends SigningSettingSchema {
  declare contractLevel: Level
  declare annexeLevel: Level
  declare uploadLevel: Level
  declare reminderDays: number[]
}
