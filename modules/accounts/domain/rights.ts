import type { Acting, Actor, Visibility } from '#modules/shared/tenancy/scope'
import { LEAST_ROLES, type Right } from '#modules/shared/words/rights'
import { ROLES, type Role } from '#modules/shared/words/roles'

export { ROLES, type Right, type Role }

/** Of people who signed up by the link for colleagues, until an administrator gives another; it cannot be given. */
export const NEWCOMER = 'NEWCOMER' satisfies Role
export type GivenRole = Exclude<Role, typeof NEWCOMER>
export const GIVEN_ROLES: readonly GivenRole[] = ROLES.filter((role) => role !== NEWCOMER)

const from = (least: Role): readonly Role[] => ROLES.slice(0, ROLES.indexOf(least) + 1)

export const ADMINISTRATORS = from('ADMINISTRATOR')

/**
 * Role by right, in one table, from the least role that the modules declare of each: routes, the `can` objects of the API
 * and the role-by-route test read it. A viewer looks; a manager works for their own departments (`visibilityOf`, and the
 * queries that follow it); HR builds packages; payroll also runs the whole company; administrators do everything. A newcomer
 * has nothing but their own account.
 */
export const RIGHTS = Object.fromEntries(
  Object.entries(LEAST_ROLES).map(([right, least]) => [right, from(least)])
) as Record<Right, readonly Role[]>

/** True when the role holds the right; an unknown role (bad stored data) holds none. */
export function may(role: string, right: string): boolean {
  const holders: readonly string[] | undefined = RIGHTS[right as Right]
  return holders?.includes(role) ?? false
}

/** A user as far as rights go. */
interface Holder {
  id: string
  role: string
}

/** Who acts with what they may see: what every scope of a user is made with. */
export function actingAs({ id, role }: Holder): Acting<Extract<Actor, { kind: 'user' }>> {
  return { actor: { kind: 'user', id, role }, visibility: visibilityOf({ id, role }) }
}

/** What a user sees of pay and people: a manager their part, a newcomer and an unknown role nothing. */
export function visibilityOf({ id, role }: Holder): Visibility {
  if (role === 'MANAGER') return { ofManager: id }
  return GIVEN_ROLES.some((given) => given === role) ? 'everything' : 'nothing'
}
