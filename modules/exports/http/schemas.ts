import { EXPORT_KINDS } from '#modules/shared/exports/export_source'
import { list, number, oneOf, orNull, text, uuid, whole } from '#modules/shared/http/shapes'

const fields = {
  id: uuid,
  kind: oneOf(EXPORT_KINDS),
  format: oneOf(['csv', 'xlsx']),
  status: oneOf(['waiting', 'running', 'ready', 'failed']),
  /** Rows; null until they are counted. */
  total: orNull(number),
  done: number,
  bytes: orNull(number),
  createdAt: text,
  /** From then on the file is removed. */
  keptUntil: orNull(text),
}

export const exportSchema = whole(fields)
export const exportsSchema = whole({ data: list(whole(fields)) })
