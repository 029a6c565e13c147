import { DateTime } from 'luxon'
import { enqueue } from '#modules/shared/outbox/outbox'
import { waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { SILENCE_MINUTES } from '../domain/limits.ts'
import Export from '../models/export.ts'
import { endExport } from './end_export.ts'

/**
 * Starts the job of the company's oldest unfinished export: one after the other, so that no company takes every place of
 * the worker. One whose job was lost ends here, and the next has its turn. Called when one is asked for and when one
 * ends; to enqueue the same job twice does nothing.
 */
export async function giveTurn(scope: Scope): Promise<void> {
  await queueOf(scope)
  const waiting = await Export.query().whereIn('status', ['waiting', 'running']).orderBy('id')
  for (const first of waiting) {
    const silence = first.progressedAt && DateTime.now().diff(first.progressedAt, 'minutes').minutes
    if (silence && silence > SILENCE_MINUTES) {
      await endExport(scope, first, { status: 'failed' })
      continue
    }
    if (!first.progressedAt) await first.merge({ progressedAt: DateTime.now() }).save()
    await enqueue(scope, 'job', 'write-export', `export/${first.id}`, { exportId: first.id })
    return
  }
}

/** Changes of the company's queue of exports are made one at a time. */
export function queueOf(scope: Scope): Promise<void> {
  return waitForTwin(scope, `exports/${scope.companyId}`)
}
