import vine from '@vinejs/vine'
import { INDEX_PERCENT } from '#modules/compute/pure'
import { day } from '#modules/shared/http/day'

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

export const indexationSchema = vine.create({
  id: vine.string().uuid(),
  percent: vine.number(),
  commissionParitaire: vine.string(),
  date: vine.string(),
  dryRun: vine.boolean(),
  status: vine.enum(['waiting', 'running', 'done', 'failed'] as const),
  done: vine.number(),
  total: vine.number(),
  /** Why a run failed, as a sentence. */
  failure: vine.string().nullable(),
})

export const indexationNoticeSchema = vine.create({
  notice: vine
    .object({
      commissionParitaire: vine.string(),
      day: vine.string(),
      percent: vine.number().nullable(),
      scenario: vine.string(),
      contracts: vine.number(),
    })
    .nullable(),
})
