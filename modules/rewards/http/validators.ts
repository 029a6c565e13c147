import vine from '@vinejs/vine'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { letterSchema, unknownVariables, type Block } from '#modules/templates/index'
import { AUDIENCE_STANDINGS } from '../domain/audience.ts'
import { foreignVariables } from '../domain/statement_variables.ts'
import { PUBLICATION_KINDS } from '../models/reward_publication.ts'

/** Names in a sentence; a text may hold any number of them. */
const MOST_NAMED = 5

/** Refuses a text that speaks of what no statement knows: names that are no variable, and variables of other papers. */
const speaksOfStatements = vine.createRule((value, _options, field) => {
  if (!field.isValid) return
  const blocks = value as Block[]
  const names = [...unknownVariables(blocks), ...foreignVariables(blocks)].slice(0, MOST_NAMED)
  if (names.length === 0) return
  const message = 'A statement does not know: {{ names }}'
  field.report(message, 'unknownVariable', field, { names: names.join(', ') })
})

const text = () => letterSchema.clone().use(speaksOfStatements()).optional()

const version = () => vine.number().min(1).withoutDecimals()

/** Whom a group is for: not chosen yet, or the people of a filter; of an empty one, the whole company. */
const audience = vine.object({
  department: vine.string().uuid().optional(),
  location: vine.string().uuid().optional(),
  costCenter: vine.string().uuid().optional(),
  nomFonction: vine.string().trim().minLength(1).maxLength(200).optional(),
  standing: vine.enum(AUDIENCE_STANDINGS).optional(),
  language: vine.enum(LOCALES).optional(),
})

const fields = {
  name: vine.string().trim().minLength(1).maxLength(200),
  /** The day whose contracts and law count. */
  statementDateStr: day(),
  showVariableRemunerations: vine.boolean(),
  showPreviousContracts: vine.boolean(),
  /** A letter for each language that has one; a reader without theirs has that of the company. */
  texts: vine.object({ fr: text(), nl: text(), en: text() }),
  audience: audience.nullable(),
  companyDocumentIds: vine.array(vine.string().uuid()).distinct().maxLength(50),
}

export const createGroupValidator = vine.create({
  /** Chosen by the client, so that a double click makes one. */
  id: vine.string().uuid().optional(),
  /** The group to copy: its text, switches, audience and documents. */
  groupId: vine.string().uuid().optional(),
  name: fields.name.clone(),
  statementDateStr: fields.statementDateStr.clone(),
  showVariableRemunerations: fields.showVariableRemunerations.clone().optional(),
  showPreviousContracts: fields.showPreviousContracts.clone().optional(),
  texts: fields.texts.clone().optional(),
  audience: fields.audience.clone().optional(),
  companyDocumentIds: fields.companyDocumentIds.clone().optional(),
})

/** What is left out stays as it is. */
export const updateGroupValidator = vine.create({
  version: version(),
  name: fields.name.clone().optional(),
  statementDateStr: fields.statementDateStr.clone().optional(),
  showVariableRemunerations: fields.showVariableRemunerations.clone().optional(),
  showPreviousContracts: fields.showPreviousContracts.clone().optional(),
  texts: fields.texts.clone().optional(),
  audience: fields.audience.clone().optional(),
  companyDocumentIds: fields.companyDocumentIds.clone().optional(),
})

/** A verb on a group as it was seen. */
export const seenGroupValidator = vine.create({ version: version() })

export const publishValidator = vine.create({
  /** Chosen by the client, so that asking twice publishes once. */
  id: vine.string().uuid().optional(),
  version: version(),
  kind: vine.enum(PUBLICATION_KINDS),
  /** Of a reissue; all who have a statement where it is left out. */
  workerIds: vine.array(vine.string().uuid()).distinct().minLength(1).maxLength(100).optional(),
  /** Why statements are issued again, as their readers are told. */
  because: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(1_000)
    .optional()
    .requiredWhen('kind', '=', 'REISSUE'),
})

export const previewValidator = vine.create({ worker: vine.string().uuid() })

export const listStatementsValidator = vine.create({
  ...pageQuery,
  /** Looks in the name and the address. */
  search: vine.string().trim().maxLength(200).optional(),
  /** Whether their reader has opened them. */
  opened: vine.boolean().optional(),
})

/** A former version; the current one where it is left out. */
export const showStatementValidator = vine.create({ version: version().optional() })
