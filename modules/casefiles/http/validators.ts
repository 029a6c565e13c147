import vine from '@vinejs/vine'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'

export const listContractsValidator = vine.create(pageQuery)

export const contractPageSchema = pageOf({
  id: vine.string().uuid(),
  workerId: vine.string().uuid(),
  packageId: vine.string().uuid(),
  startDateStr: vine.string(),
  endDateStr: vine.string().nullable(),
})
