import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import type { Scope } from '#modules/shared/tenancy/scope'
import { browserName } from '#modules/shared/values/browser_name'
import { oneLine } from '#modules/shared/values/one_line'
import Notice from '../models/notice.ts'
import User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

/** Sends a notice, once. It leads to the page where a new password is asked for, and holds no secret. */
export class MailNotice {
  static async handle(scope: Scope, noticeId: string): Promise<void> {
    const notice = await Notice.query().where('id', noticeId).forUpdate().first()
    if (!notice || notice.sentAt) return
    const user = await User.findOrFail(notice.userId)
    const company = await findCompany(scope)
    const i18n = i18nManager.locale(user.language)
    const facts = {
      company: oneLine(company.name),
      name: oneLine(user.displayName),
      what: i18n.t(`notices.${notice.kind}.what`, { company: oneLine(company.name) }),
      when: i18n.formatDate(notice.createdAt, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Europe/Brussels',
      }),
      browser: browserName(notice.browser) ?? i18n.t('notices.unknownBrowser'),
      link: `${companyAddress(company.slug)}/${user.language}/login/forgot-password`,
    }
    await notice.merge({ sentAt: DateTime.now() }).save()
    await mail.send((message) => {
      message
        .to(user.email)
        .messageId(`<notice-${notice.id}@barema>`)
        .subject(i18n.t(`notices.${notice.kind}.subject`, facts))
        .text(i18n.t('notices.text', facts))
    })
  }
}
