import i18nManager from '@adonisjs/i18n/services/main'
import { companyAddress } from '#config/app'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { browserName } from '#modules/shared/values/browser_name'
import { formatMoment, type Language } from '#modules/shared/values/format'
import { oneLine } from '#modules/shared/values/one_line'
import Notice from '../models/notice.ts'
import User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

/** A notice. It leads to the page where a new password is asked for, and holds no secret. */
export const noticeMail = defineMail<{ noticeId: string }>({
  name: 'notice',
  async prepare(scope, { noticeId }) {
    const notice = await Notice.find(noticeId)
    if (!notice) return null
    const user = await User.findOrFail(notice.userId)
    const company = await findCompany(scope)
    const i18n = i18nManager.locale(user.language)
    const facts = {
      company: oneLine(company.name),
      name: oneLine(user.displayName),
      what: i18n.t(`notices.${notice.kind}.what`, { company: oneLine(company.name) }),
      when: formatMoment(user.language as Language, notice.createdAt),
      browser: browserName(notice.browser) ?? i18n.t('notices.unknownBrowser'),
      link: `${companyAddress(company.slug)}/${user.language}/login/forgot-password`,
    }
    return {
      to: user.email,
      subject: i18n.t(`notices.${notice.kind}.subject`, facts),
      text: i18n.t('notices.text', facts),
    }
  },
})
