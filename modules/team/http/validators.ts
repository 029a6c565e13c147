import vine from '@vinejs/vine'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'

export const listWorkersValidator = vine.create(pageQuery)

export const workerPageSchema = pageOf({
  id: vine.string().uuid(),
  firstName: vine.string(),
  lastName: vine.string(),
  email: vine.string().nullable(),
  language: vine.string(),
  departmentId: vine.string().uuid().nullable(),
})
