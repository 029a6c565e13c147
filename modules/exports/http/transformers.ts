import type { Answer } from '#modules/shared/http/shapes'
import { KEPT_DAYS } from '../domain/limits.ts'
import type Export from '../models/export.ts'
import type { exportSchema } from './schemas.ts'

/** An export as the API shows it. */
export function toExport(row: Export): Answer<typeof exportSchema> {
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    status: row.status,
    total: row.total,
    done: row.done,
    bytes: row.bytes,
    createdAt: row.createdAt.toISO()!,
    keptUntil: row.finishedAt?.plus({ days: KEPT_DAYS }).toISO() ?? null,
  }
}
