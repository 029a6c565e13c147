import type { Scope } from '#modules/shared/tenancy/scope'
import { ADMINISTRATORS } from '../domain/rights.ts'
import User from '../models/user.ts'

/**
 * Whether this person alone can administer the company. Locks all administrators until the end of the
 * transaction, so that two who demote each other at the same moment do not both succeed.
 */
export async function isLastAdministrator(_scope: Scope, userId: string): Promise<boolean> {
  const administrators = await User.query()
    .whereIn('role', [...ADMINISTRATORS])
    .whereNull('deactivated_at')
    .orderBy('id')
    .forUpdate()
  return administrators.length === 1 && administrators[0].id === userId
}
