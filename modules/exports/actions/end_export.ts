import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Export from '../models/export.ts'

type End = { status: 'failed' } | { status: 'ready'; done: number; fileKey: string; bytes: number }

/** Records how an export ended and enqueues the mail that tells it. */
export async function endExport(scope: Scope, row: Export, end: End): Promise<void> {
  await row
    .merge({
      ...end,
      ...(end.status === 'ready' ? { total: end.done } : {}),
      finishedAt: DateTime.now(),
    })
    .save()
  await mail(scope, 'export', `export/${row.id}`, { exportId: row.id })
  await record(scope, `export.${end.status}`, { type: 'export', id: row.id }, { kind: row.kind })
}
