import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import Invitation from '../models/invitation.ts'
import { findCompany } from '../queries/find_company.ts'
import { findUserName } from '../queries/find_user_name.ts'

/**
 * Sends an invitation's link. The secret is made here and stands in the mail only, so that neither the outbox nor
 * the queue holds it; an attempt that failed is rolled back, and the next one makes another.
 */
export class MailInvitation {
  static async handle(scope: Scope, invitationId: string): Promise<void> {
    const invitation = await Invitation.open().where('id', invitationId).forUpdate().first()
    if (!invitation || invitation.sentAt) return
    const secret = newSecret()
    const company = await findCompany(scope)
    const i18n = i18nManager.locale(invitation.language)
    const facts = {
      company: company.name,
      inviter: (await findUserName(scope, invitation.invitedBy)) ?? company.name,
      until: i18n.formatDate(invitation.expiresAt, {
        dateStyle: 'long',
        timeZone: 'Europe/Brussels',
      }),
      link: `${companyAddress(company.slug)}/${invitation.language}/invitation#${secret}`,
    }
    await invitation.merge({ secretHash: hashOfSecret(secret), sentAt: DateTime.now() }).save()
    await mail.send((message) => {
      message
        .to(invitation.email)
        .subject(i18n.t('mails.invitation.subject', oneLine(facts)))
        .text(i18n.t('mails.invitation.text', oneLine(facts)))
    })
  }
}

/** Names that people gave themselves start no second line and no second header. */
function oneLine<T extends Record<string, string>>(facts: T): T {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, value.replace(/\p{Cc}+/gu, ' ')])
  ) as T
}
