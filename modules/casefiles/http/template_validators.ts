import vine from '@vinejs/vine'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { BLOCK_KINDS, TEMPLATE_KINDS, TEMPLATE_VARIABLES } from '../domain/template_body.ts'

const run = vine.object({
  text: vine.string().maxLength(5_000),
  bold: vine.boolean(),
  italic: vine.boolean(),
  variable: vine.enum(TEMPLATE_VARIABLES).nullable(),
})

/** A text with variables. Long contracts have some two hundred paragraphs. */
export const bodySchema = vine
  .array(
    vine.object({
      kind: vine.enum(BLOCK_KINDS),
      lines: vine.array(vine.array(run.clone()).maxLength(200)).maxLength(200),
    })
  )
  .maxLength(1_000)

const fields = {
  name: vine.string().trim().minLength(1).maxLength(200),
  language: vine.enum(LOCALES),
  kind: vine.enum(TEMPLATE_KINDS),
}

export const createTemplateValidator = vine.create({
  /** Chosen by the client, so that sending twice makes one. */
  id: vine.string().uuid().optional(),
  ...fields,
  body: bodySchema.clone(),
})

export const updateTemplateValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  ...fields,
  body: bodySchema.clone(),
})

const listed = {
  id: vine.string().uuid(),
  ...fields,
  version: vine.number(),
  createdAt: vine.string(),
  updatedAt: vine.string(),
}
export const templatesSchema = vine.create({
  data: vine.array(vine.object(listed)),
  /** Those that the plan opens. */
  kinds: vine.array(vine.enum(TEMPLATE_KINDS)),
})
export const templateSchema = vine.create({ ...listed, body: bodySchema.clone() })
