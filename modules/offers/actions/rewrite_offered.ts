import {
  contentOf,
  RewritePackage,
  visiblePackages,
  type PackageInput,
} from '#modules/packages/index'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import type Offer from '../models/offer.ts'
import { candidateText } from '../queries/candidate_text.ts'

/** One of the engine's refusals as a sentence; the caller brings the reader's language. */
export type Explain = Parameters<typeof RewritePackage.handle>[3]

/** What is offered, with the version it has. */
export async function offeredContent(
  scope: Scope,
  { packageId }: Offer
): Promise<PackageInput & { version: number }> {
  const row = await visiblePackages(choosing(scope)).where('id', packageId!).firstOrFail()
  return { ...(contentOf(row) as PackageInput), version: row.version }
}

/**
 * Computes and keeps the offer's own package with what its candidate changed, and the text that speaks of it: no one
 * is asked, and nothing is voided.
 */
export async function rewriteOffered(
  scope: Scope,
  offer: Offer,
  content: PackageInput & { version: number },
  explain: Explain
): Promise<Result<null>> {
  const rewritten = await RewritePackage.handle(choosing(scope), offer.packageId!, content, explain)
  if (!rewritten.ok) return rewritten
  await offer.merge({ rendered: await candidateText(scope, offer) }).save()
  return ok(null)
}

function choosing(scope: Scope): Scope {
  return seeingWhatTheActorMayNot(scope, 'a candidate chooses in the package that they are offered')
}
