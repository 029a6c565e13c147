import vine from '@vinejs/vine'
import { INDEX_PERCENT } from '#modules/compute/pure'
import { day } from '#modules/shared/http/day'
import { flag, number, oneOf, orNull, text, uuid, whole } from '#modules/shared/http/shapes'

export const requestIndexationValidator = vine.create({
  id: vine.string().uuid().optional(),
  percent: vine.number().min(INDEX_PERCENT.min).max(INDEX_PERCENT.max).decimal([0, 4]),
  commissionParitaire: vine
    .string()
    .trim()
    .regex(/^[A-Z0-9][A-Za-z0-9./ ]{0,39}$/),
  date: day(),
  // Applying an index needs four eyes and an undo; both come with the issue on indexation.
  dryRun: vine.literal(true),
})

export const indexationSchema = whole({
  id: uuid,
  percent: number,
  commissionParitaire: text,
  date: text,
  dryRun: flag,
  status: oneOf(['waiting', 'running', 'done', 'failed']),
  done: number,
  total: number,
  /** Why a run failed, as a sentence. */
  failure: orNull(text),
})

export const indexationNoticeSchema = whole({
  notice: orNull(
    whole({
      commissionParitaire: text,
      day: text,
      percent: orNull(number),
      scenario: text,
      contracts: number,
    })
  ),
})
