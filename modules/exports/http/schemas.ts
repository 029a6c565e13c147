import vine from '@vinejs/vine'
import { EXPORT_KINDS } from '#modules/shared/exports/export_source'

const fields = {
  id: vine.string().uuid(),
  kind: vine.enum(EXPORT_KINDS),
  format: vine.enum(['csv', 'xlsx'] as const),
  status: vine.enum(['waiting', 'running', 'ready', 'failed'] as const),
  /** Rows; null until they are counted. */
  total: vine.number().nullable(),
  done: vine.number(),
  bytes: vine.number().nullable(),
  createdAt: vine.string(),
  /** From then on the file is removed. */
  keptUntil: vine.string().nullable(),
}

export const exportSchema = vine.create(fields)
export const exportsSchema = vine.create({ data: vine.array(vine.object(fields)) })
