import { ADMINISTRATORS, GIVEN_ROLES, may, type GivenRole } from './rights.ts'

/**
 * Whether this role may give, take or touch all these roles: one that manages people, and only a super
 * administrator where a super administrator is concerned.
 */
export function mayManage(actorRole: string, ...roles: string[]): boolean {
  if (!may(actorRole, 'people.manage')) return false
  return actorRole === 'SUPER_ADMINISTRATOR' || !roles.includes('SUPER_ADMINISTRATOR')
}

/** The roles that this role may give. */
export function rolesToGive(actorRole: string): GivenRole[] {
  return GIVEN_ROLES.filter((role) => mayManage(actorRole, role))
}

export function isAdministrator(role: string): boolean {
  return (ADMINISTRATORS as readonly string[]).includes(role)
}
