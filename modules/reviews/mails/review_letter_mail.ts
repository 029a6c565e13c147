import i18nManager from '@adonisjs/i18n/services/main'
import { findCompanyBrand } from '#modules/accounts/index'
import { drawDocument } from '#modules/shared/documents/draw_document'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { reviewLetterOf } from '../queries/review_letter_of.ts'

/** A letter about a raise, to its person: no figure stands in the mail, the letter travels with it. */
export const reviewLetterMail = defineMail<{ reviewId: string; personId: string }>({
  name: 'review-letter',
  async prepare(scope, { reviewId, personId }) {
    const found = await reviewLetterOf(scope, reviewId, personId)
    if (!found.ok || !found.value.to.email) return null
    const { companyId, language, fileName, to, company, sheet } = found.value
    const { brand } = await findCompanyBrand(scope)
    const i18n = i18nManager.locale(language)
    const values = { company: oneLine(company), name: oneLine(to.name) }
    const say = (key: string) => i18n.t(`review_mails.letter.${key}`, values)
    return {
      to: to.email!,
      brand,
      letter: {
        language,
        subject: say('subject'),
        preview: say('preview'),
        heading: say('heading'),
        paragraphs: [say('greeting'), say('text')],
        closing: [say('regards')],
        footer: [say('why')],
      },
      enclose: async () => [
        {
          fileName,
          type: 'application/pdf',
          bytes: await drawDocument(companyId, 'review_letter', await sheet()),
        },
      ],
    }
  },
})
