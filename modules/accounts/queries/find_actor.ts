import type { Scope } from '#modules/shared/tenancy/scope'
import { actingAs } from '../domain/rights.ts'
import User from '../models/user.ts'

/** One of the company's users as they act and see now; null for one who has left, and for none. */
export async function findActor(
  _scope: Scope,
  id: string
): Promise<ReturnType<typeof actingAs> | null> {
  const user = await User.query().where('id', id).whereNull('deactivated_at').first()
  return user && actingAs(user)
}
