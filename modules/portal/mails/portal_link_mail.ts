import i18nManager from '@adonisjs/i18n/services/main'
import { companyAddress } from '#config/app'
import { findCompanyBrand, newMailedCode, plainCode } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { hashOfSecret, newSecretOf } from '#modules/shared/values/secret_link'
import { hashOfCode } from '#modules/shared/values/short_code'
import { findWorker } from '#modules/team/index'
import PortalLink from '../models/portal_link.ts'
import { asWorker } from '../queries/as_worker.ts'
import { hashOfAddress } from '../queries/worker_of_session.ts'

const MINUTE_MS = 60_000

/** The link with which a worker signs in, and its code. Both are made here: only the mail holds them. */
export const portalLinkMail = defineMail<{ linkId: string; returnUrl?: string }>({
  name: 'portal-link',
  isWaitedFor: true,
  async prepare(scope, { linkId, returnUrl }) {
    const link = await PortalLink.query().where('id', linkId).forUpdate().first()
    const left = link ? link.expiresAt.toMillis() - Date.now() : 0
    if (!link?.workerId || link.usedAt || left <= 0) return null
    const found = await findWorker(asWorker(scope), link.workerId)
    if (!found.ok || hashOfAddress(found.value.email) !== link.addressHash) return null
    const worker = found.value
    const [secret, code] = [newSecretOf(link.id), newMailedCode()]
    await link
      .merge({ secretHash: hashOfSecret(secret), codeHash: hashOfCode(link.id, plainCode(code)) })
      .save()
    const { brand, company } = await findCompanyBrand(scope)
    const i18n = i18nManager.locale(worker.language)
    const page = returnUrl ? `?${new URLSearchParams({ return_url: returnUrl })}` : ''
    const facts = {
      company: oneLine(company.name),
      name: oneLine(worker.firstName),
      code,
      minutes: Math.ceil(left / MINUTE_MS),
    }
    const say = (key: string) => i18n.t(`portal_mails.${key}`, facts)
    return {
      to: worker.email!,
      brand,
      letter: {
        language: worker.language,
        subject: say('LINK.subject'),
        preview: say('LINK.preview'),
        heading: say('LINK.heading'),
        paragraphs: [say('greeting'), say('LINK.text')],
        action: {
          label: say('LINK.action'),
          url: `${companyAddress(company.slug)}/${worker.language}/w/login${page}#${secret}`,
          note: say('LINK.note'),
        },
        closing: [say('LINK.code'), say('LINK.ignore'), say('regards')],
        footer: [say('footer')],
      },
    }
  },
})
