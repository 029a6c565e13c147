import vine from '@vinejs/vine'
import { typedCode } from '#modules/shared/codes/typed_code'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { day } from '#modules/shared/http/day'
import { CHOICES } from '../domain/levels.ts'

const id = () => vine.string().uuid()
const version = () => vine.number().min(1).withoutDecimals()
const level = () => vine.enum(CHOICES)

/** A PNG in base64, of a size that a name is drawn in. */
const isPicture = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !field.isValid) return
  if (isTooLarge(Buffer.from(value, 'base64'), 'image/png'))
    field.report('This is no picture of a name', 'signature', field)
})

export { askCodeValidator } from '#modules/team/index'

export const confirmCodeValidator = vine.create({ code: typedCode() })

export const signValidator = vine.create({
  version: version(),
  /** All of the documents, as they were shown. */
  hashes: vine
    .array(vine.object({ documentId: id(), sha256: vine.string().regex(/^[0-9a-f]{64}$/) }))
    .minLength(1)
    .maxLength(20)
    .distinct('documentId'),
  /** The exact words that were shown. */
  sentence: vine.string().minLength(1).maxLength(10_000),
  isSentenceAccepted: vine.accepted(),
  typedName: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(200)
    .optional()
    .requiredIfMissing('drawnName'),
  /** A PNG in base64. */
  drawnName: vine
    .string()
    .maxLength(150_000)
    .regex(/^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/)
    .use(isPicture())
    .optional(),
})

export const comeBackValidator = vine.create({
  /** The provider's; it is taken there once. */
  code: vine.string().minLength(1).maxLength(4_000),
})

export const refuseValidator = vine.create({
  version: version(),
  reason: vine.string().trim().minLength(1).maxLength(500),
})

export const sendCasefileValidator = vine.create({
  version: version(),
  lastDayStr: day().optional(),
  levels: vine
    .array(vine.object({ documentId: id(), level: level() }))
    .maxLength(20)
    .distinct('documentId')
    .optional(),
})

export const extendValidator = vine.create({ lastDayStr: day() })

export const replaceSignerValidator = vine.create({
  /** Of the company's signers; null for the worker, at the address that is known of them now. */
  signerId: id().nullable(),
})

export const signingSettingsValidator = vine.create({
  levels: vine.object({ CONTRACT: level(), ANNEXE: level(), UPLOAD: level() }),
  reminderDays: vine.array(vine.number().min(1).max(60).withoutDecimals()).maxLength(5).distinct(),
  expiryDays: vine.number().min(1).max(365).withoutDecimals(),
  asksCode: vine.boolean({ strict: true }),
  /** 0 until anything was set. */
  version: vine.number().min(0).withoutDecimals(),
})

export const acceptSimpleValidator = vine.create({
  /** The exact words that were read. */
  simpleMeans: vine.string().minLength(1).maxLength(10_000),
})
