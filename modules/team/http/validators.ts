import vine from '@vinejs/vine'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'
import { LOCALES } from '#modules/shared/tenancy/scope'

export const listWorkersValidator = vine.create({
  ...pageQuery,
  /** Part of a first and last name, or of an e-mail address. */
  search: vine.string().trim().maxLength(200).optional(),
  /** Those of one department. */
  department: vine.string().uuid().optional(),
})

export const assignDepartmentValidator = vine.create({
  departmentId: vine.string().uuid().nullable(),
})

export const addWorkerValidator = vine.create({
  id: vine.string().uuid().optional(),
  firstName: vine.string().trim().minLength(1).maxLength(100),
  lastName: vine.string().trim().minLength(1).maxLength(100),
  email: vine.string().trim().email().maxLength(254).optional().nullable(),
  language: vine.enum(LOCALES).optional(),
})

const worker = {
  id: vine.string().uuid(),
  firstName: vine.string(),
  lastName: vine.string(),
  email: vine.string().nullable(),
  language: vine.string(),
  departmentId: vine.string().uuid().nullable(),
}

export const workerSchema = vine.create(worker)

export const workerPageSchema = pageOf(worker)
