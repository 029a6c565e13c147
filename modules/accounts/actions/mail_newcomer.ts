import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import { companyAddress } from '#config/app'
import type { Scope } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { isAdministrator } from '../domain/people_policy.ts'
import { NEWCOMER } from '../domain/rights.ts'
import User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

/**
 * Tells an administrator that a colleague came in and waits for a role; nothing where somebody has given one meanwhile,
 * or the administrator is none any more.
 */
export class MailNewcomer {
  static async handle(scope: Scope, administratorId: string, newcomerId: string): Promise<void> {
    const administrator = await User.find(administratorId)
    const newcomer = await User.find(newcomerId)
    if (!administrator || administrator.deactivatedAt || !isAdministrator(administrator.role))
      return
    if (!newcomer || newcomer.deactivatedAt || newcomer.role !== NEWCOMER) return
    const { name, slug } = await findCompany(scope)
    const i18n = i18nManager.locale(administrator.language)
    const facts = {
      company: oneLine(name),
      name: oneLine(newcomer.displayName),
      email: newcomer.email,
      link: `${companyAddress(slug)}/${administrator.language}/settings/users`,
    }
    await mail.send((message) => {
      message
        .to(administrator.email)
        .messageId(`<newcomer-${newcomer.id}-${administrator.id}@barema>`)
        .subject(i18n.t('mails.newcomer.subject', facts))
        .text(i18n.t('mails.newcomer.text', facts))
    })
  }
}
