import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import Invitation from '../models/invitation.ts'
import { findCompany } from '../queries/find_company.ts'
import { findUserName } from '../queries/find_user_name.ts'

interface InvitationMailFacts {
  invitationId: string
  /** The end that it was enqueued with, in milliseconds since 1970; renewed since, it has a mail of its own. */
  expiresAt: number
}

/** The invitation as it was enqueued; null once it was renewed, used, withdrawn or has ended. */
function stillOpen({ invitationId, expiresAt }: InvitationMailFacts) {
  return Invitation.open()
    .where({ id: invitationId, expires_at: new Date(expiresAt) })
    .forUpdate()
    .first()
}

/** An invitation with its link; that of its last try opens. */
export const invitationMail = defineMail<InvitationMailFacts>({
  name: 'invitation',
  async prepare(scope, enqueued) {
    const invitation = await stillOpen(enqueued)
    if (!invitation) return null
    const secret = newSecret()
    await invitation.merge({ secretHash: hashOfSecret(secret) }).save()
    const company = await findCompany(scope)
    const i18n = i18nManager.locale(invitation.language)
    const inviter = (await findUserName(scope, invitation.invitedBy)) ?? company.name
    const facts = {
      company: oneLine(company.name),
      inviter: oneLine(inviter),
      until: i18n.formatDate(invitation.expiresAt, {
        dateStyle: 'long',
        timeZone: 'Europe/Brussels',
      }),
      link: `${companyAddress(company.slug)}/${invitation.language}/invitation#${secret}`,
    }
    return {
      to: invitation.email,
      subject: i18n.t('mails.invitation.subject', facts),
      text: i18n.t('mails.invitation.text', facts),
    }
  },
  async left(_scope, enqueued) {
    await (await stillOpen(enqueued))?.merge({ sentAt: DateTime.now() }).save()
  },
})
