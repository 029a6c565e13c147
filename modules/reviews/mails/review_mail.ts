import i18nManager from '@adonisjs/i18n/services/main'
import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { formatDate } from '#modules/shared/documents/format'
import { oneLine } from '#modules/shared/values/one_line'
import type { ReviewNews } from '../actions/tell.ts'
import { findPart, scenarioOf } from '../queries/find_review.ts'

interface ReviewMailFacts {
  news: ReviewNews
  partId: string
  userId: string
}

/** As what a part has to stand for the mail still to be true. */
const TRUE_WHILE: Record<ReviewNews, readonly string[]> = {
  opened: ['open'],
  submitted: ['submitted'],
  complete: ['submitted', 'approved'],
  returned: ['open'],
}

/** Tells a user what waits for them in a pay review. It holds no figure and no name of a person. */
export const reviewMail = defineMail<ReviewMailFacts>({
  name: 'review',
  async prepare(scope, { news, partId, userId }) {
    const found = await findPart(scope, partId)
    if (!found.ok || !TRUE_WHILE[news].includes(found.value.part.status)) return null
    const { part, review } = found.value
    const user = await findUserContact(scope, userId)
    if (!user || review.status !== 'open') return null
    const { brand, company } = await findCompanyBrand(scope)
    const { name } = await scenarioOf(scope, review)
    const { language, displayName, email } = user
    const i18n = i18nManager.locale(language)
    const values = {
      name: oneLine(displayName),
      company: oneLine(company.name),
      review: oneLine(name),
      department: oneLine(part.department ?? i18n.t('review_mails.nobody')),
      day: review.endsOn ? formatDate(language, review.endsOn.toISODate()!) : '',
    }
    const say = (key: string) => i18n.t(`review_mails.${key}`, values)
    const path = news === 'complete' ? review.id : `parts/${part.id}`
    return {
      to: email,
      brand,
      letter: {
        language,
        subject: say(`${news}.subject`),
        preview: say(`${news}.preview`),
        heading: say(`${news}.heading`),
        paragraphs: [
          say('greeting'),
          say(`${news}.text`),
          ...(news === 'opened' && review.endsOn ? [say('until')] : []),
          ...(news === 'returned' ? [part.returnedBecause] : []),
        ],
        action: {
          label: say(`${news}.action`),
          url: `${companyAddress(company.slug)}/${language}/team/pay-reviews/${path}`,
        },
        closing: [say('regards')],
        footer: [say('why')],
      },
    }
  },
})
