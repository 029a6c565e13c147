import { DANGEROUSLY_amongCompaniesOf } from '#modules/shared/tenancy/unit_of_work'
import type { Scope } from '#modules/shared/tenancy/scope'
import PartnerUser from '../models/partner_user.ts'
import type User from '../models/user.ts'

export interface PartnerCompany {
  id: string
  name: string
  slug: string
}

/** The companies of the user's partner in which this person is a user too, by name; none for all others. */
export async function listPartnerCompanies(scope: Scope, user: User): Promise<PartnerCompany[]> {
  const own = await PartnerUser.findBy('user_id', user.id)
  if (!own) return []
  const companies: PartnerCompany[] = await DANGEROUSLY_amongCompaniesOf(scope, own.partnerId, () =>
    scope.trx
      .from('companies')
      .join('partner_users', 'partner_users.company_id', 'companies.id')
      .where('partner_users.partner_id', own.partnerId)
      .where('partner_users.person_id', own.personId)
      .select('companies.id', 'companies.name', 'companies.slug')
  )
  return companies.sort(
    (a, b) => a.name.localeCompare(b.name, scope.locale) || a.id.localeCompare(b.id)
  )
}
