import { signedIn, type TestClient } from '#tests/helpers/client'
import { CHANGING } from './stage.ts'

export type Role = 'admin' | 'payroll' | 'hr' | 'manager' | 'viewer'

const clients = new Map<string, Promise<TestClient>>()

/**
 * One sign-in a role and company for the whole suite: hashing a password is slow on purpose. Where stories end the
 * sessions of accounts each has its own.
 */
export function accountOf(role: Role, slug = 'acme'): Promise<TestClient> {
  if (slug === CHANGING) return signedIn(role, slug)
  const key = `${role}@${slug}`
  if (!clients.has(key)) clients.set(key, signedIn(role, slug))
  return clients.get(key)!
}
