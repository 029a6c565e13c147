import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import type { Scope } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { hashOfSecret, newSecretOf } from '#modules/shared/values/secret_link'
import { hashOfCode } from '#modules/shared/values/short_code'
import { LINK_MINUTES, type MailedPurpose } from '../domain/access_link_lifetime.ts'
import { newMailedCode } from '../domain/mailed_code.ts'
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

/**
 * Sends a link, once. Secret and code are made here and stand in the mail only, so that neither the outbox nor
 * the queue holds them; an attempt that failed is rolled back, and the next one makes others.
 */
export class MailAccessLink {
  static async handle(scope: Scope, linkId: string): Promise<void> {
    const link = await AccessLink.query().where('id', linkId).forUpdate().first()
    if (!link?.userId || link.sentAt || link.usedAt || link.expiresAt.toMillis() <= Date.now())
      return
    const user = await User.findOrFail(link.userId)
    if (user.deactivatedAt) return
    const purpose = link.purpose as MailedPurpose
    const [secret, code] = [newSecretOf(link.id), newMailedCode()]
    const company = await findCompany(scope)
    const i18n = i18nManager.locale(user.language)
    const facts = {
      company: oneLine(company.name),
      name: oneLine(user.displayName),
      link: `${companyAddress(company.slug)}/${user.language}/${SCREENS[purpose]}#${secret}`,
      code,
      minutes: LINK_MINUTES[purpose],
    }
    await link
      .merge({
        secretHash: hashOfSecret(secret),
        codeHash: link.browserHash ? hashOfCode(link.id, plainCode(code)) : null,
        sentAt: DateTime.now(),
      })
      .save()
    await mail.send((message) => {
      message
        .to(user.email)
        .messageId(`<access-link-${link.id}@barema>`)
        .subject(i18n.t(`sign_in.${TEXTS[purpose]}.subject`, facts))
        .text(i18n.t(`sign_in.${TEXTS[purpose]}.text`, facts))
    })
  }
}
