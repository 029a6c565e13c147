import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import LinkSession from './link_session.ts'

/**
 * Keeps which versions a browser is shown, by names of the subject's own: what it agrees to when it names none. Writes
 * when that changed.
 */
export async function rememberShown(
  _scope: Scope,
  token: string,
  versions: Record<string, number>
): Promise<void> {
  const shown = JSON.stringify(versions)
  await LinkSession.query()
    .where('token_hash', hashOfSecret(token))
    .whereRaw('shown is distinct from ?::jsonb', [shown])
    .update({ shown })
}

/** The versions that it was shown last; none where that is not known. */
export async function lastShown(_scope: Scope, token: string): Promise<Record<string, number>> {
  const session = await LinkSession.findBy('tokenHash', hashOfSecret(token))
  return session?.shown ?? {}
}
