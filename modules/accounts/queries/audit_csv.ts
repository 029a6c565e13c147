import { stringify } from 'csv-stringify/sync'
import type { Scope } from '#modules/shared/tenancy/scope'
import { safeCell } from '#modules/shared/values/csv'
import { listAudit, type AuditFilter, type AuditLine } from './list_audit.ts'

const SLICE = 1000
const COLUMNS = ['at', 'event', 'actor', 'subjectType', 'subjectId', 'details', 'requestId']

/** The audit log as CSV (RFC 4180), read slice by slice, the newest first. */
export async function auditCsv(scope: Scope, filter: AuditFilter): Promise<string> {
  const lines: AuditLine[] = []
  let slice: AuditLine[]
  do {
    slice = await listAudit(scope, { ...filter, before: lines.at(-1)?.id, limit: SLICE })
    lines.push(...slice)
  } while (slice.length === SLICE)
  return stringify(
    lines.map(({ at, event, actor, subjectType, subjectId, details, requestId }) =>
      [at, event, actor, subjectType, subjectId, JSON.stringify(details), requestId].map(safeCell)
    ),
    { header: true, columns: COLUMNS, record_delimiter: 'windows' }
  )
}
