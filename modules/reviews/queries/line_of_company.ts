import { findUsersHolding } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { listDepartments } from '#modules/team/index'
import type { Line } from '../domain/line_of_approval.ts'

/** The departments with those of their managers who may propose; who has left manages nothing. */
export async function lineOfCompany(scope: Scope): Promise<Line> {
  const holders = new Set((await findUsersHolding(scope, 'reviews.propose')).map(({ id }) => id))
  const departments = await listDepartments(scope)
  return new Map(
    departments.map(({ id, parentId, managers }) => [
      id,
      { parentId, managers: managers.map((user) => user.id).filter((user) => holders.has(user)) },
    ])
  )
}
