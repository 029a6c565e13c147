import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { actingAs } from '../domain/rights.ts'
import PartnerUser from '../models/partner_user.ts'
import User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

export interface ArriveFromCompanyInput {
  secret: string
  /** What stands in the browser's cookie. */
  browser: string | null
}

interface UsedTicket {
  id: string
  partner_id: string
  person_id: string
  remembered: boolean
}

/**
 * Who enters this company with a ticket of another one. Used, expired, unknown and foreign tickets answer alike, also
 * in another browser, and for a person whose access here was closed or whose partner no longer owns the company.
 */
export class ArriveFromCompany {
  static async handle(
    scope: Scope,
    { secret, browser }: ArriveFromCompanyInput
  ): Promise<Result<{ user: User; remembered: boolean }>> {
    const ticket = browser && (await spend(scope, secret, browser))
    if (!ticket) return fail('E_LINK_GONE')
    const member = await PartnerUser.query()
      .where('partner_id', ticket.partner_id)
      .where('person_id', ticket.person_id)
      .first()
    const user = member && (await User.locked(member.userId))
    if (!user || user.deactivatedAt) return fail('E_LINK_GONE')
    const { partnerName } = await findCompany(scope)
    await record(
      { ...scope, ...actingAs(user) },
      'partner.arrived',
      { type: 'user', id: user.id },
      { partner: partnerName, ticket: ticket.id }
    )
    return ok({ user, remembered: ticket.remembered })
  }
}

/** One statement, so that of two who use a ticket at the same time one gets nothing. */
async function spend(
  scope: Scope,
  secret: string,
  browser: string
): Promise<UsedTicket | undefined> {
  const { rows } = await scope.trx.rawQuery(
    `update partner_tickets set used_at = :now
      where target_company_id = :company and secret_hash = :secret and browser_hash = :browser
        and used_at is null and expires_at > :now
      returning id, partner_id, person_id, remembered`,
    {
      now: DateTime.now().toJSDate(),
      company: scope.companyId,
      secret: hashOfSecret(secret),
      browser: hashOfSecret(browser),
    }
  )
  return rows[0]
}
