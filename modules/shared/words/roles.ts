/** From the one that may most to the one that may least: what a role may, all before it may too. */
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
