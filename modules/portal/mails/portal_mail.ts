import i18nManager from '@adonisjs/i18n/services/main'
import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { letterEnd } from '#modules/shared/mail/letter_parts'
import type { Locale } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { findWorker } from '#modules/team/index'
import type { PortalMailFacts } from '../actions/enqueue_portal_mail.ts'
import type { PortalMailKind } from '../domain/portal_mails.ts'
import { asWorker } from '../queries/as_worker.ts'

/** Every mail between a worker and those who keep records: what waits, and where it is read. */
export const portalMail = defineMail<PortalMailFacts>({
  name: 'portal',
  async prepare(scope, { kind, workerId, userId }) {
    const found = await findWorker(asWorker(scope), workerId)
    if (!found.ok) return null
    const worker = found.value
    const keeper = userId ? await findUserContact(scope, userId) : null
    const to = userId ? keeper?.email : worker.email
    if (!to) return null
    const { brand, company } = await findCompanyBrand(scope)
    const language = (keeper?.language ?? worker.language) as Locale
    const facts = {
      company: oneLine(company.name),
      worker: oneLine(`${worker.firstName} ${worker.lastName}`),
      name: oneLine(keeper ? keeper.displayName.split(' ')[0]! : worker.firstName),
    }
    const i18n = i18nManager.locale(language)
    const say = (key: string) => i18n.t(`portal_mails.${key}`, facts)
    const path = keeper ? `team/${workerId}` : PAGES[kind]
    const url = path && `${companyAddress(company.slug)}/${language}/${path}`
    return {
      to,
      brand,
      letter: {
        language,
        subject: say(`${kind}.subject`),
        preview: say(`${kind}.preview`),
        heading: say(`${kind}.heading`),
        paragraphs: [say('greeting'), say(`${kind}.text`)],
        ...letterEnd(say, kind, { url, isPersonal: !keeper, canReply: false }),
        footer: [say(keeper ? 'footerEmployer' : 'footer')],
      },
    }
  },
})

/** Where each is read in the portal; none for what only tells. */
const PAGES: Record<PortalMailKind, string | null> = {
  ANSWERED: 'w/questions',
  ACCEPTED: 'w/details',
  REFUSED: 'w/details',
  VIEWED: null,
  ASKED: null,
  PROPOSED: null,
}
