import vine from '@vinejs/vine'
import { flag, list, number, oneOf, orNull, text, uuid, whole } from '#modules/shared/http/shapes'
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

/** The same text as it is answered. */
export const bodyShape = list(
  whole({
    kind: oneOf(BLOCK_KINDS),
    lines: list(
      list(whole({ text, bold: flag, italic: flag, variable: orNull(oneOf(TEMPLATE_VARIABLES)) }))
    ),
  })
)

const listed = {
  id: uuid,
  name: text,
  language: oneOf(LOCALES),
  kind: oneOf(TEMPLATE_KINDS),
  version: number,
  createdAt: text,
  updatedAt: text,
}
export const listedTemplateSchema = whole(listed)
export const templatesSchema = whole({
  data: list(listedTemplateSchema),
  /** Those that the plan opens. */
  kinds: list(oneOf(TEMPLATE_KINDS)),
})
export const templateSchema = whole({ ...listed, body: bodyShape })
