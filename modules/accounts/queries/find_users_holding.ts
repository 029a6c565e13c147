import type { Scope } from '#modules/shared/tenancy/scope'
import { RIGHTS, type Right } from '../domain/rights.ts'
import User from '../models/user.ts'

/** The company's users whose role holds a right, by id. */
export async function findUsersHolding(_scope: Scope, right: Right): Promise<{ id: string }[]> {
  return User.query()
    .whereIn('role', [...RIGHTS[right]])
    .whereNull('deactivated_at')
    .orderBy('id')
}
