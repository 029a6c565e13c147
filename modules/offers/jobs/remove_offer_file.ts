import drive from '@adonisjs/drive/services/main'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import OfferFile from '../models/offer_file.ts'

interface RemoveOfferFileInput extends BackgroundInput {
  fileKey: string
}

/**
 * The file of an attachment whose row is gone for good: a row that came back with its transaction still finds its file,
 * and so does an offer that was made like this one.
 */
export const removeOfferFile = defineJob<RemoveOfferFileInput>({
  name: 'remove-offer-file',
  async handle(input) {
    const { fileKey } = input
    const named = await asJob('remove-offer-file', input, () =>
      OfferFile.query().where('file_key', fileKey).first()
    )
    if (!named) await drive.use().delete(fileKey)
  },
})
