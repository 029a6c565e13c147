import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { timelineOf } from '#modules/shared/timeline/timeline'
import { chooseBenefits, type ChoiceProblem } from '../domain/choose_benefits.ts'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOpenedOffer, statusToday } from '../queries/find_offer.ts'
import { append } from './offer_trail.ts'
import { offeredContent, rewriteOffered, type Explain } from './rewrite_offered.ts'

/** A refused choice as a sentence; the caller brings the reader's language. */
export type ExplainChoice = (problem: ChoiceProblem) => string

export interface ConfigureInput {
  /** The package as the browser has it; only choices are read of it. */
  package: Record<string, unknown>
  /** The package's version as the candidate saw it. */
  version: number
}

/**
 * What the candidate chose: judged by what is on offer, computed by the server's own engine, and kept. A compulsory
 * choice that is not made yet, or pay that is still too low, is refused at acceptance only.
 */
export class ConfigureOffer {
  static async handle(
    scope: Scope,
    id: string,
    input: ConfigureInput,
    explain: { engine: Explain; choice: ExplainChoice }
  ): Promise<Result<Offer>> {
    const found = await lockOpenedOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'configure')
    if (!next.ok) return fail(next.problem)
    const content = await offeredContent(scope, offer)
    if (content.packageType !== 'FLEX') return fail('E_OFFER_FIXED')
    if (content.version !== input.version) return fail('E_STALE_VERSION')
    const chosen = chooseBenefits(content.package, input.package, content.date, scope.locale)
    if (!chosen.ok) return fail('E_VALIDATION', explained(chosen.problems, explain.choice))
    const rewritten = await rewriteOffered(
      scope,
      offer,
      { ...content, package: chosen.package },
      explain.engine
    )
    if (!rewritten.ok) return rewritten
    await appendOnce(scope, offer)
    return ok(offer)
  }
}

export function explained(problems: readonly ChoiceProblem[], explain: ExplainChoice) {
  return problems.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: explain(problem),
  }))
}

/** A slider is kept many times; the timeline tells once that the candidate is choosing, until something else happens. */
async function appendOnce(scope: Scope, offer: Offer): Promise<void> {
  const last = await timelineOf({ type: 'offer', id: offer.id }, 'desc').first()
  if (last?.kind !== 'CONFIGURED') await append(scope, offer, 'CONFIGURED')
}
