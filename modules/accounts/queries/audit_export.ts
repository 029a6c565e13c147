import { batchesOf } from '#modules/shared/exports/batches'
import { PLAIN_CSV } from '#modules/shared/exports/csv'
import type { ExportSource } from '#modules/shared/exports/export_source'
import type { Scope } from '#modules/shared/tenancy/scope'
import { auditExportValidator } from '../http/audit_validators.ts'
import { filteredAudit, withNames, type AuditFilter } from './list_audit.ts'

const COLUMNS = ['at', 'event', 'actor', 'subjectType', 'subjectId', 'details', 'requestId']

/** The audit log as a file, the newest first. Programs read it, so its words stay as they are stored. */
export const auditExport: ExportSource<AuditFilter> = {
  kind: 'audit',
  can: 'audit.read',
  formats: ['csv'],
  validator: auditExportValidator,
  rows: (scope, filter) => filteredAudit(scope, filter).clearOrder().select('id'),
  csv: () => PLAIN_CSV,
  table: (scope, filter) => ({
    name: 'audit',
    columns: COLUMNS.map((title) => ({ title, kind: 'text' })),
    batches: written(scope, filter),
  }),
}

async function* written(scope: Scope, filter: AuditFilter) {
  for await (const rows of batchesOf<Record<string, any>>(scope.trx, filteredAudit(scope, filter)))
    yield (await withNames(scope, rows)).map((line) => [
      line.at,
      line.event,
      line.actor,
      line.subjectType,
      line.subjectId,
      JSON.stringify(line.details),
      line.requestId,
    ])
}
