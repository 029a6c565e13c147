import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import { ticketEnd } from '../domain/partner_ticket_lifetime.ts'
import PartnerTicket from '../models/partner_ticket.ts'
import PartnerUser from '../models/partner_user.ts'
import type User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'
import { listPartnerCompanies } from '../queries/list_partner_companies.ts'

export interface LeaveForCompanyInput {
  companyId: string
  /** The hash of what the browser holds in its cookie at the other company's address. */
  browserHash: string
  remembered: boolean
}

/**
 * Makes the ticket with which a partner's person enters another of their companies, for the browser that asked there.
 * The audit log names the partner and the ticket, which the other company's log names too, and never that company:
 * clients of one partner need not know of each other.
 */
export class LeaveForCompany {
  static async handle(
    scope: Scope,
    user: User,
    { companyId, browserHash, remembered }: LeaveForCompanyInput
  ): Promise<Result<{ slug: string; secret: string }>> {
    const companies = await listPartnerCompanies(scope, user)
    const target = companies.find(({ id }) => id === companyId && id !== scope.companyId)
    if (!target) return fail('E_NOT_FOUND')
    const { partnerId, personId } = await PartnerUser.findByOrFail('user_id', user.id)
    await PartnerTicket.query()
      .where('user_id', user.id)
      .where('expires_at', '<', DateTime.now().minus({ days: 1 }).toJSDate())
      .delete()
    const secret = newSecret()
    const ticket = await PartnerTicket.create({
      targetCompanyId: target.id,
      partnerId,
      personId,
      userId: user.id,
      secretHash: hashOfSecret(secret),
      browserHash,
      remembered,
      expiresAt: DateTime.fromMillis(ticketEnd(Date.now())),
    })
    const { partnerName } = await findCompany(scope)
    await record(
      scope,
      'partner.left',
      { type: 'user', id: user.id },
      { partner: partnerName, ticket: ticket.id }
    )
    return ok({ slug: target.slug, secret })
  }
}
