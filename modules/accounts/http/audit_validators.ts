import vine from '@vinejs/vine'
import { AUDIT_EVENTS } from '#modules/shared/audit/record'
import { day } from '#modules/shared/http/day'
import { judgedAs, list, number, orNull, text, uuid, whole } from '#modules/shared/http/shapes'

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

const end = () => whole({ seq: number, hash: text })

export const chainSchema = whole({
  /** Where the chain begins, since its first lines are past what is kept, and where it ends. */
  start: end(),
  head: end(),
  links: list(
    whole({
      seq: number,
      id: uuid,
      hash: text,
      /** As it is hashed; null where it is gone. */
      line: orNull(
        whole({
          seq: number,
          companyId: text,
          id: text,
          at: text,
          event: text,
          actorKind: text,
          actorId: orNull(text),
          subjectType: orNull(text),
          subjectId: orNull(text),
          details: text,
          requestId: orNull(text),
        })
      ),
    })
  ),
})

export const auditSchema = whole({
  data: list(
    whole({
      id: uuid,
      event: text,
      at: text,
      actorKind: text,
      actor: orNull(text),
      subjectType: orNull(text),
      subjectId: orNull(text),
      /** The name of a person it is about. */
      subject: orNull(text),
      details: judgedAs<object>(),
      requestId: orNull(text),
    })
  ),
  /** Ask for the slice before this line, or null at the end. */
  next: orNull(uuid),
  events: list(text),
})
