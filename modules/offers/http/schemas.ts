import vine from '@vinejs/vine'
import { TEMPLATE_VARIABLES } from '#modules/casefiles/index'
import { PAGE_META } from '#modules/shared/http/pagination'
import type { JsonSchema } from '#modules/shared/http/endpoint'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { BODY_JSON, PACKAGE_JSON } from './json_schemas.ts'
import { OFFER_EVENTS } from '../domain/offer_events.ts'
import { OFFER_STATUSES } from '../domain/offer_status.ts'

const uuid: JsonSchema = { type: 'string', format: 'uuid' }
const moment: JsonSchema = { type: 'string', format: 'date-time' }
const day: JsonSchema = { type: 'string', format: 'date' }
const status: JsonSchema = { type: 'string', enum: OFFER_STATUSES }
const orNull = ({ type, ...rest }: JsonSchema): JsonSchema => ({ type: [type, 'null'], ...rest })

/** Everything that stands there is always there. */
function whole(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', required: Object.keys(properties), properties }
}

const file = {
  id: uuid,
  name: { type: 'string' },
  type: { type: 'string', enum: ['application/pdf', 'image/png', 'image/jpeg'] },
  size: { type: 'integer' },
  url: { type: 'string' },
} satisfies Record<string, JsonSchema>

const listed = {
  id: uuid,
  link: { type: 'string' },
  status,
  language: { type: 'string', enum: LOCALES },
  company: whole({
    id: uuid,
    name: { type: 'string' },
    logoUrl: orNull({ type: 'string' }),
    mainColor: { type: 'string' },
  }),
  workerId: orNull(uuid),
  worker: orNull(
    whole({ id: uuid, displayName: { type: 'string' }, email: orNull({ type: 'string' }) })
  ),
  packageId: orNull(uuid),
  package: orNull(
    whole({
      nomFonction: { type: 'string' },
      packageType: { type: 'string', enum: ['FIX', 'FLEX'] },
      salaireBrut: { type: 'number' },
      salaireNet: { type: 'number' },
      coutEmployeurAnnuel: { type: 'number' },
    })
  ),
  files: { type: 'array', items: whole(file) },
  /** Oldest first. */
  statusUpdates: { type: 'array', items: whole({ status, createdAt: moment }) },
  /** The signature under it as it was sent; null without. */
  signatureUrl: orNull({ type: 'string' }),
  validityDateStr: orNull(day),
  includeVariableCompensation: { type: 'boolean' },
  acceptedWithVariable: orNull({ type: 'boolean' }),
  version: { type: 'integer' },
  sentAt: orNull(moment),
  openedAt: orNull(moment),
  acceptedAt: orNull(moment),
  createdBy: orNull(whole({ id: uuid, displayName: { type: 'string' } })),
  createdAt: moment,
  updatedAt: moment,
} satisfies Record<string, JsonSchema>

export const listedOfferSchema = whole(listed)

export const offerFileSchema = whole(file)

/** One offer with its contents, its timeline and what may be done with it. */
export const offerSchema = whole({
  ...listed,
  message: { type: 'string' },
  signerId: orNull(uuid),
  body: BODY_JSON,
  /** As it was sent; null in a draft. */
  rendered: { ...BODY_JSON, type: ['array', 'null'] },
  /** The same as HTML, every word escaped. */
  mainTextRenderedText: orNull({ type: 'string' }),
  /** What stands in the place of each variable of the text today, in the offer's language. */
  facts: whole(
    Object.fromEntries(TEMPLATE_VARIABLES.map((name) => [name, orNull({ type: 'string' })]))
  ),
  /** The whole package, as the packages' own calls answer it. */
  fullPackage: { ...PACKAGE_JSON, type: ['object', 'null'] },
  events: {
    type: 'array',
    items: whole({
      id: uuid,
      kind: { type: 'string', enum: Object.keys(OFFER_EVENTS) },
      status,
      version: { type: 'integer' },
      user: orNull(whole({ id: uuid, displayName: { type: 'string' } })),
      details: { type: 'object', additionalProperties: true },
      at: moment,
    }),
  },
  /** What keeps it from being sent. */
  problems: {
    type: 'array',
    items: whole({
      path: { type: 'string' },
      code: { type: 'string' },
      message: { type: 'string' },
    }),
  },
})

export const offerPageSchema = whole({
  data: { type: 'array', items: listedOfferSchema },
  meta: PAGE_META,
  /** How many of each status there are under the same search, worker and so on. */
  counts: whole(Object.fromEntries(OFFER_STATUSES.map((each) => [each, { type: 'integer' }]))),
})

export const offerLinkSchema = vine.create({
  /** The whole address; it cannot be read again. */
  url: vine.string(),
})

export const bulkSchema = vine.create({
  done: vine.array(vine.string().uuid()),
  refused: vine.array(
    vine.object({ id: vine.string().uuid(), code: vine.string(), message: vine.string() })
  ),
})
