import { column } from '@adonisjs/lucid/orm'
import { RewardStatementGroupSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { Block } from '#modules/templates/index'
import type { Audience } from '../domain/audience.ts'
import type { GroupStatus } from '../domain/group_status.ts'

/** One round of reward statements. */
export default class RewardStatementGroup extends RewardStatementGroupSchema {
  declare status: GroupStatus
  @column(asJson()) declare texts: Partial<Record<Locale, Block[]>>
  @column(asJson()) declare audience: Audience | null
}
