import i18nManager from '@adonisjs/i18n/services/main'
import { companyAddress } from '#config/app'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { hashOfSecret, newSecretOf } from '#modules/shared/values/secret_link'
import { hashOfCode } from '#modules/shared/values/short_code'
import type { MailedPurpose } from '../domain/access_link_lifetime.ts'
import { newMailedCode } from '../domain/mailed_code.ts'
import { minutesLeft } from '../domain/minutes_left.ts'
import { plainCode } from '../domain/recovery_codes.ts'
import AccessLink from '../models/access_link.ts'
import User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

/** The secret stands behind `#`: a browser never sends that part, so no log and no referrer holds it. */
const SCREENS: Record<MailedPurpose, string> = {
  SIGN_IN: 'login/magic',
  NEW_PASSWORD: 'login/reset-password',
}
const TEXTS: Record<MailedPurpose, string> = { SIGN_IN: 'signInLink', NEW_PASSWORD: 'newPassword' }

/** A link to sign in or to choose a new password, with a code beside it; those of its last try are the ones that open. */
export const accessLinkMail = defineMail<{ linkId: string }>({
  name: 'access-link',
  isWaitedFor: true,
  async prepare(scope, { linkId }) {
    const link = await AccessLink.query().where('id', linkId).forUpdate().first()
    if (!link?.userId || link.usedAt || link.expiresAt.toMillis() <= Date.now()) return null
    const user = await User.findOrFail(link.userId)
    if (user.deactivatedAt) return null
    const purpose = link.purpose as MailedPurpose
    const [secret, code] = [newSecretOf(link.id), newMailedCode()]
    await link
      .merge({
        secretHash: hashOfSecret(secret),
        codeHash: link.browserHash ? hashOfCode(link.id, plainCode(code)) : null,
      })
      .save()
    const company = await findCompany(scope)
    const i18n = i18nManager.locale(user.language)
    const facts = {
      company: oneLine(company.name),
      name: oneLine(user.displayName),
      link: `${companyAddress(company.slug)}/${user.language}/${SCREENS[purpose]}#${secret}`,
      code,
      minutes: minutesLeft(link.expiresAt),
    }
    return {
      to: user.email,
      subject: i18n.t(`sign_in.${TEXTS[purpose]}.subject`, facts),
      text: i18n.t(`sign_in.${TEXTS[purpose]}.text`, facts),
    }
  },
})
