import { may, RIGHTS, type Right } from './rights.ts'

/** The caller: their role, and the token they came with, when it is a program. */
export interface Holder {
  role: string
  currentAccessToken?: { allows(scope: string): boolean }
}

/** What the role may and the token, if there is one, was made for; a token never gives more than its owner has. */
export function holds(holder: Holder, right: string): boolean {
  return may(holder.role, right) && (holder.currentAccessToken?.allows(right) ?? true)
}

/** All rights, for the screens: `{ 'packages.write': true, … }`. */
export function heldRights(holder: Holder): Record<Right, boolean> {
  return Object.fromEntries(
    Object.keys(RIGHTS).map((right) => [right, holds(holder, right)])
  ) as Record<Right, boolean>
}
