import i18nManager from '@adonisjs/i18n/services/main'
import { companyAddress } from '#config/app'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { isAdministrator } from '../domain/people_policy.ts'
import { NEWCOMER } from '../domain/rights.ts'
import User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

/**
 * Tells an administrator that a colleague came in and waits for a role; nothing where one was given meanwhile,
 * or the administrator is none any more.
 */
export const newcomerMail = defineMail<{ administratorId: string; newcomerId: string }>({
  name: 'newcomer',
  async prepare(scope, { administratorId, newcomerId }) {
    const administrator = await User.find(administratorId)
    const newcomer = await User.find(newcomerId)
    if (!administrator || administrator.deactivatedAt || !isAdministrator(administrator.role))
      return null
    if (!newcomer || newcomer.deactivatedAt || newcomer.role !== NEWCOMER) return null
    const { name, slug } = await findCompany(scope)
    const i18n = i18nManager.locale(administrator.language)
    const facts = {
      company: oneLine(name),
      name: oneLine(newcomer.displayName),
      email: newcomer.email,
      link: `${companyAddress(slug)}/${administrator.language}/settings/users`,
    }
    return {
      to: administrator.email,
      subject: i18n.t('mails.newcomer.subject', facts),
      text: i18n.t('mails.newcomer.text', facts),
    }
  },
})
