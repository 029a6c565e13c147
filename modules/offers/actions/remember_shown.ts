import { hashOfSecret } from '#modules/shared/values/secret_link'
import type { Scope } from '#modules/shared/tenancy/scope'
import OfferSession from '../models/offer_session.ts'

/** The versions of an offer and of its package that somebody saw; null where that is not known. */
export interface SeenVersions {
  version: number | null
  packageVersion: number | null
}

/** Keeps which version a browser is shown: what it accepts when it names none. Writes when that changed. */
export async function rememberShown(
  _scope: Scope,
  token: string,
  { version, packageVersion }: { version: number; packageVersion: number }
): Promise<void> {
  await OfferSession.query()
    .where('token_hash', hashOfSecret(token))
    .whereRaw('(shown_version, shown_package_version) is distinct from (?, ?)', [
      version,
      packageVersion,
    ])
    .update({ shown_version: version, shown_package_version: packageVersion })
}

/** What it was shown last. */
export async function lastShown(_scope: Scope, token: string): Promise<SeenVersions> {
  const session = await OfferSession.findBy('tokenHash', hashOfSecret(token))
  return {
    version: session?.shownVersion ?? null,
    packageVersion: session?.shownPackageVersion ?? null,
  }
}
