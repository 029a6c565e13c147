import { signedIn, type TestClient } from '#tests/helpers/client'

export type Role = 'admin' | 'payroll' | 'hr' | 'manager' | 'viewer'

const clients = new Map<string, Promise<TestClient>>()

/** One sign-in a role and company for the whole suite: hashing a password is slow on purpose. */
export function accountOf(role: Role, slug = 'acme'): Promise<TestClient> {
  const key = `${role}@${slug}`
  if (!clients.has(key)) clients.set(key, signedIn(role, slug))
  return clients.get(key)!
}
