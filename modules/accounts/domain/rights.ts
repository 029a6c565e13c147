import type { Acting, Actor, Visibility } from '#modules/shared/tenancy/scope'

/**
 * Role by right, in one table: routes, the `can` objects of the API and the role-by-route test read it.
 * A viewer looks; a manager works for their own departments (`visibilityOf`, and the queries that follow it); HR builds packages;
 * payroll also runs the whole company; administrators do everything. A newcomer has nothing but their own account.
 */
export const ROLES = [
  'SUPER_ADMINISTRATOR',
  'ADMINISTRATOR',
  'PAYROLL',
  'HR',
  'MANAGER',
  'VIEWER',
  'NEWCOMER',
] as const
export type Role = (typeof ROLES)[number]

/** Of people who signed up by the link for colleagues, until an administrator gives another; it cannot be given. */
export const NEWCOMER = 'NEWCOMER' satisfies Role
export type GivenRole = Exclude<Role, typeof NEWCOMER>
export const GIVEN_ROLES: readonly GivenRole[] = ROLES.filter((role) => role !== NEWCOMER)

const everyone: readonly Role[] = GIVEN_ROLES
const writers: readonly Role[] = GIVEN_ROLES.filter((role) => role !== 'VIEWER')
/** Of those who work for the whole company: a manager would add people that they do not see. */
const staff: readonly Role[] = writers.filter((role) => role !== 'MANAGER')
const payroll: readonly Role[] = ['SUPER_ADMINISTRATOR', 'ADMINISTRATOR', 'PAYROLL']
export const ADMINISTRATORS: readonly Role[] = ['SUPER_ADMINISTRATOR', 'ADMINISTRATOR']

export const RIGHTS = {
  'account.read': ROLES,
  'account.write': ROLES,
  'compute': everyone,
  'packages.read': everyone,
  'packages.write': writers,
  'packages.print': everyone,
  'team.read': everyone,
  'team.write': staff,
  'indexations.run': payroll,
  'people.manage': ADMINISTRATORS,
  'company.write': ADMINISTRATORS,
  'audit.read': ADMINISTRATORS,
  'departments.read': everyone,
  'departments.write': ADMINISTRATORS,
  'benefits.read': everyone,
  'benefits.write': ADMINISTRATORS,
  'compute-models.read': everyone,
  'compute-models.write': ADMINISTRATORS,
  'templates.read': everyone,
  'templates.write': staff,
  'offers.read': everyone,
  'offers.write': writers,
  /** What reaches a candidate: sending, extending, retracting, handing out links. */
  'offers.send': staff,
  'offer-settings.write': ADMINISTRATORS,
  'billing.request': payroll,
  'billing.manage': ADMINISTRATORS,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof RIGHTS

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
  return everyone.some((given) => given === role) ? 'everything' : 'nothing'
}
