import vine from '@vinejs/vine'
import { AUDIT_EVENTS } from '#modules/shared/audit/record'
import { day } from '#modules/shared/http/day'

const filter = {
  event: vine.enum(AUDIT_EVENTS).optional(),
  actor: vine.string().uuid().optional(),
  day: day().optional(),
}

export const auditExportValidator = vine.create(filter)

export const auditValidator = vine.create({
  ...filter,
  /** The last line of the slice before. */
  before: vine.string().uuid().optional(),
  limit: vine.number().min(1).max(200).withoutDecimals().optional(),
})

export const chainValidator = vine.create({
  /** The number of the last line that was followed. */
  after: vine.number().min(0).max(Number.MAX_SAFE_INTEGER).withoutDecimals().optional(),
})

const end = () => vine.object({ seq: vine.number(), hash: vine.string() })

export const chainSchema = vine.create({
  /** Where the chain begins, since its first lines are past what is kept, and where it ends. */
  start: end(),
  head: end(),
  links: vine.array(
    vine.object({
      seq: vine.number(),
      id: vine.string().uuid(),
      hash: vine.string(),
      /** As it is hashed; null where it is gone. */
      line: vine
        .object({
          seq: vine.number(),
          companyId: vine.string(),
          id: vine.string(),
          at: vine.string(),
          event: vine.string(),
          actorKind: vine.string(),
          actorId: vine.string().nullable(),
          subjectType: vine.string().nullable(),
          subjectId: vine.string().nullable(),
          details: vine.string(),
          requestId: vine.string().nullable(),
        })
        .nullable(),
    })
  ),
})

export const auditSchema = vine.create({
  data: vine.array(
    vine.object({
      id: vine.string().uuid(),
      event: vine.string(),
      at: vine.string(),
      actorKind: vine.string(),
      actor: vine.string().nullable(),
      subjectType: vine.string().nullable(),
      subjectId: vine.string().nullable(),
      /** The name of a person it is about. */
      subject: vine.string().nullable(),
      details: vine.object({}).allowUnknownProperties(),
      requestId: vine.string().nullable(),
    })
  ),
  /** Ask for the slice before this line, or null at the end. */
  next: vine.string().uuid().nullable(),
  events: vine.array(vine.string()),
})
