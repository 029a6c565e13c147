import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import {
  flag,
  list,
  moment,
  number,
  oneOf,
  optional,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { CONTRACT_KINDS } from '../domain/contract_kinds.ts'
import {
  BLOCK_KINDS,
  blockKindsOf,
  BODY_BOUNDS,
  conditionsOf,
  TEMPLATE_KINDS,
  TEMPLATE_VARIABLES,
  type TemplateKind,
} from '../domain/template_body.ts'
import { TEMPLATE_CONDITIONS } from '../domain/template_conditions.ts'
import { DROPPED_KINDS } from '../domain/word_limits.ts'
import { SHIPPED_TEMPLATES } from '../shipped/shipped_templates.ts'

const SHIPPED_KEYS = SHIPPED_TEMPLATES.map(({ key }) => key)

const run = vine.object({
  text: vine.string().maxLength(BODY_BOUNDS.signs),
  bold: vine.boolean(),
  italic: vine.boolean(),
  variable: vine.enum(TEMPLATE_VARIABLES).nullable(),
})

const bodyOf = <K extends SchemaTypes, C extends SchemaTypes>(kind: K, condition: C) =>
  vine
    .array(
      vine.object({
        kind,
        lines: vine
          .array(vine.array(run.clone()).maxLength(BODY_BOUNDS.runs))
          .maxLength(BODY_BOUNDS.lines),
        when: condition,
      })
    )
    .maxLength(BODY_BOUNDS.blocks)

/** Refuses in the text of an offer what only a contract has; the kind of the template stands beside the text. */
const standsIn = vine.createRule(
  (value, known: (kind: TemplateKind) => readonly unknown[], field) => {
    const { kind } = field.data as { kind: TemplateKind }
    if (!field.isValid || value === null || !TEMPLATE_KINDS.includes(kind)) return
    if (known(kind).includes(value)) return
    field.report('An offer’s text is a letter: it has no {{ value }}', 'notInLetter', field)
  }
)

/** Refuses kinds of contracts for a template of anything else. */
const ofContracts = vine.createRule((value, _options, field) => {
  const { kind } = field.data as { kind: TemplateKind }
  if (!field.isValid || kind === 'CONTRACT' || (value as unknown[]).length === 0) return
  field.report('Only a template of contracts is meant for some of them', 'ofContracts', field)
})

/** A text with variables. */
const bodySchema = bodyOf(
  vine.enum(BLOCK_KINDS).use(standsIn(blockKindsOf)),
  vine.enum(TEMPLATE_CONDITIONS).use(standsIn(conditionsOf)).nullable().optional()
)

/** The text of an offer. */
export const letterSchema = bodyOf(
  vine.enum(blockKindsOf('OFFER_TEXT')),
  vine.enum(conditionsOf('OFFER_TEXT')).nullable().optional()
)

const fields = {
  name: vine.string().trim().minLength(1).maxLength(200),
  language: vine.enum(LOCALES),
  kind: vine.enum(TEMPLATE_KINDS),
  /** For which contracts; none: for any. Of a template of contracts only. */
  contractKinds: vine.array(vine.enum(CONTRACT_KINDS)).distinct().use(ofContracts()).optional(),
}

export const createTemplateValidator = vine.create({
  /** Chosen by the client, so that sending twice makes one. */
  id: vine.string().uuid().optional(),
  ...fields,
  body: bodySchema.clone(),
})

export const copyShippedValidator = vine.create({
  keys: vine.array(vine.enum(SHIPPED_KEYS)).minLength(1).maxLength(SHIPPED_KEYS.length).distinct(),
})

export const updateTemplateValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  ...fields,
  body: bodySchema.clone(),
})

export const lawyerReadingValidator = vine.create({
  /** Of the text that was read. */
  version: vine.number().min(1).withoutDecimals(),
  isRead: vine.boolean(),
})

const block = {
  kind: oneOf(BLOCK_KINDS),
  lines: list(
    list(whole({ text, bold: flag, italic: flag, variable: orNull(oneOf(TEMPLATE_VARIABLES)) }))
  ),
}

/** The same text as it is answered. */
export const bodyShape = list(
  whole({ ...block, when: optional(orNull(oneOf(TEMPLATE_CONDITIONS))) })
)

/** A text as its readers have it, with what its drawing writes by itself. */
export const shownTextShape = list(
  whole({
    ...block,
    /** « Article 1 – », or the heading of a pay table. */
    label: optional(text),
    /** Of a pay table. */
    rows: optional(list(whole({ label: text, value: text, detail: optional(text) }))),
  })
)

const listed = {
  id: uuid,
  name: text,
  language: oneOf(LOCALES),
  kind: oneOf(TEMPLATE_KINDS),
  contractKinds: list(oneOf(CONTRACT_KINDS)),
  /** The shipped text that it began as, for a lawyer to read; null for one's own. */
  shippedKey: orNull(text),
  /** When a user noted that the company's lawyer has read the text as it stands. */
  lawyerReadAt: orNull(moment),
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
export const copiedTemplatesSchema = whole({ data: list(listedTemplateSchema) })

const shipped = {
  key: oneOf(SHIPPED_KEYS),
  name: text,
  language: oneOf(LOCALES),
  kind: oneOf(TEMPLATE_KINDS),
  contractKinds: list(oneOf(CONTRACT_KINDS)),
  /** Says in its text that it does not bind. */
  isTranslation: flag,
}
export const listedShippedSchema = whole(shipped)
export const shippedTemplatesSchema = whole({ data: list(listedShippedSchema) })
export const shippedTemplateSchema = whole({ ...shipped, body: bodyShape })

/** What a Word file holds that a template can hold, and what was left out of it. */
export const templateImportSchema = whole({
  blocks: bodyShape,
  /** Places that another program left open, with the variable that each name speaks of. */
  fields: list(whole({ text, count: number, variable: orNull(oneOf(TEMPLATE_VARIABLES)) })),
  dropped: list(whole({ kind: oneOf(DROPPED_KINDS), count: number })),
})
