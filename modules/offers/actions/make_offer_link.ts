import { findCompany } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { issueLink, privateAddress } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'

/** Makes a private link that the employer sends by themselves. Only its hash is kept: who needs it again makes another. */
export class MakeOfferLink {
  static async handle(scope: Scope, id: string): Promise<Result<{ url: string }>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'link')
    if (!next.ok) return fail(next.problem)
    const { link, secret } = await issueLink(scope, { type: 'offer', id, version: offer.version })
    await record(scope, 'offer.link_created', { type: 'offer', id }, { link: link.id })
    return ok({ url: addressOf((await findCompany(scope)).slug, offer, secret) })
  }
}

/** Where an offer is opened. */
export function addressOf(
  slug: string,
  { language, link }: Pick<Offer, 'language' | 'link'>,
  secret: string
): string {
  return privateAddress(slug, `/${language}/o/${link}`, secret)
}
