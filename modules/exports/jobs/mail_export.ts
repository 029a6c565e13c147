import mail from '@adonisjs/mail/services/main'
import { senderAddress } from '#config/mail'
import { readBrand } from '#modules/shared/mail/letter'
import { putLetter } from '#modules/shared/mail/put_letter'
import { defineJob } from '#modules/shared/queue/job'
import { unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { oneLine } from '#modules/shared/values/one_line'
import Export from '../models/export.ts'
import { exportMail } from '../queries/export_mail.ts'

interface MailExportInput extends BackgroundInput {
  exportId: string
}

/**
 * Tells whoever asked how their export ended. The mail server is waited for outside any transaction; a worker that is
 * killed right then sends it again under the same message id, which most mail programs show once.
 */
export const mailExport = defineJob<MailExportInput>({
  name: 'mail-export',
  async handle(input) {
    const inScope = unitsOfJob('mail-export', input)
    const prepared = await inScope((scope) => exportMail(scope, input.exportId))
    if (!prepared) return
    const { to, letter } = prepared
    const brand = await readBrand(prepared.brand)
    await mail.send((message) => {
      message
        .to(to)
        .from(senderAddress, oneLine(brand.name))
        .messageId(`<export-${input.exportId}@barema>`)
      putLetter(message, letter, brand)
    })
    await inScope(() =>
      Export.query().where('id', input.exportId).update({ mailed_at: new Date() })
    )
  },
})
