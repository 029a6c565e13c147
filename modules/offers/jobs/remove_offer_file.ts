import drive from '@adonisjs/drive/services/main'
import { defineJob } from '#modules/shared/queue/job'
import type { BackgroundInput } from '#modules/shared/tenancy/scopes'

interface RemoveOfferFileInput extends BackgroundInput {
  fileKey: string
}

/** The file of an attachment whose row is gone for good: a row that came back with its transaction still finds its file. */
export const removeOfferFile = defineJob<RemoveOfferFileInput>({
  name: 'remove-offer-file',
  handle: ({ fileKey }) => drive.use().delete(fileKey),
})
