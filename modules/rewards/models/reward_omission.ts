import { column } from '@adonisjs/lucid/orm'
import { RewardOmissionSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Omission, OmissionReason } from '../domain/omission.ts'

/** A person who was left out of a publication, and why. */
export default class RewardOmission extends RewardOmissionSchema {
  declare reason: OmissionReason
  @column(asJson()) declare details: Omission['details']
}
