import i18nManager from '@adonisjs/i18n/services/main'
import { findCompanyBrand } from '#modules/accounts/index'
import { drawDocument } from '#modules/shared/documents/draw_document'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { letterOf } from '../queries/letter_of.ts'

/** A letter about an index, to its person: no figure stands in the mail, the letter travels with it. */
export const indexLetterMail = defineMail<{ indexationId: string; lineId: string }>({
  name: 'index-letter',
  async prepare(scope, { indexationId, lineId }) {
    const found = await letterOf(scope, indexationId, lineId)
    // Given back meanwhile: what it says is not so any more.
    if (!found.ok || !found.value.to.email) return null
    const { companyId, language, fileName, to, company, sheet } = found.value
    const { brand } = await findCompanyBrand(scope)
    const i18n = i18nManager.locale(language)
    const values = { company: oneLine(company), name: oneLine(to.name) }
    const say = (key: string) => i18n.t(`indexation_mails.${key}`, values)
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
          bytes: await drawDocument(companyId, 'index_letter', await sheet()),
        },
      ],
    }
  },
})
