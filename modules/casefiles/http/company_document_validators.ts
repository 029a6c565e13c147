import vine from '@vinejs/vine'
import { count, list, moment, text, uuid, whole } from '#modules/shared/http/shapes'

const fields = {
  name: vine.string().trim().minLength(1).maxLength(200),
  description: vine.string().trim().maxLength(1_000),
}

export const addCompanyDocumentValidator = vine.create({
  name: fields.name.clone(),
  description: fields.description.clone().optional(),
})

export const updateCompanyDocumentValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  ...fields,
})

export const companyDocumentSchema = whole({
  id: uuid,
  name: text,
  description: text,
  url: text,
  pages: count,
  size: count,
  version: count,
  createdAt: moment,
  updatedAt: moment,
})

export const companyDocumentsSchema = whole({ data: list(companyDocumentSchema) })
