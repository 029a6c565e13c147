import { column } from '@adonisjs/lucid/orm'
import { CasefileSignerSchema } from '#database/schema'
import type { Locale } from '#modules/shared/tenancy/scope'

export const SIGNER_ROLES = ['EMPLOYER', 'WORKER'] as const
export const SIGNER_STATUSES = [
  'WAITING',
  'INVITED',
  'OPENED',
  'SIGNED',
  'REFUSED',
  'REPLACED',
] as const

/** Who signs a casefile; who has the same number signs at the same time. */
export default class CasefileSigner extends CasefileSignerSchema {
  @column() declare role: (typeof SIGNER_ROLES)[number]
  @column() declare status: (typeof SIGNER_STATUSES)[number]
  @column() declare language: Locale
}
