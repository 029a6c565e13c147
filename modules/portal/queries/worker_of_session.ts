import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { findWorker, type Worker } from '#modules/team/index'
import PortalSession from '../models/portal_session.ts'
import { asWorker } from './as_worker.ts'

/** Who is signed in in a browser. */
export interface SignedInWorker {
  worker: Worker
  session: PortalSession
}

/**
 * Whose session a browser shows; null without one, once it ended, and once the worker has another address: it was opened
 * from the mailbox of the one before.
 *
 * @param token of the browser's cookie; empty without one
 */
export async function workerOfSession(scope: Scope, token: string): Promise<SignedInWorker | null> {
  const session = token === '' ? null : await PortalSession.of(token)
  const found = session && (await findWorker(asWorker(scope), session.workerId))
  if (!found?.ok || session!.addressHash !== hashOfAddress(found.value.email)) return null
  await session!.moveOn()
  return { worker: found.value, session: session! }
}

/** What is kept of an address that was typed or known; of none it matches nothing. */
export function hashOfAddress(address: string | null): string {
  return hashOfSecret(address?.trim().toLowerCase() ?? '')
}
