import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { newSecret } from '#modules/shared/values/secret_link'
import Company from '../models/company.ts'
import PartnerUser from '../models/partner_user.ts'
import User from '../models/user.ts'

export interface PartnerPerson {
  /** The same in every company of the partner. */
  id: string
  email: string
  displayName: string
  language: Locale
  /** Without one it is not known: the person chooses it by "forgot password". */
  password?: string
}

/**
 * Makes the scope's company one of a partner's, and a person of the partner an administrator here. Done twice it
 * changes nothing. A user the company made itself never becomes the partner's, or a name typed by hand at one company
 * would open another.
 */
export class GiveToPartner {
  static async handle(
    scope: Scope,
    partner: { id: string; name: string },
    person: PartnerPerson
  ): Promise<Result<null>> {
    const company = await Company.query().where('id', scope.companyId).forUpdate().firstOrFail()
    if (company.partnerId && company.partnerId !== partner.id) return fail('E_CONFLICT')
    await company.merge({ partnerId: partner.id, partnerName: partner.name }).save()
    if (await PartnerUser.findBy('person_id', person.id)) return ok(null)
    const email = person.email.toLowerCase()
    if (await User.findBy('email', email)) return fail('E_ADDRESS_TAKEN')
    const { displayName, language, password = newSecret() } = person
    const user = await User.create({
      email,
      displayName,
      language,
      password,
      role: 'ADMINISTRATOR',
    })
    await PartnerUser.create({ partnerId: partner.id, personId: person.id, userId: user.id })
    await record(
      scope,
      'partner.appointed',
      { type: 'user', id: user.id },
      { partner: partner.name }
    )
    return ok(null)
  }
}
