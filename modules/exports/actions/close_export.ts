import type { Scope } from '#modules/shared/tenancy/scope'
import Export from '../models/export.ts'
import { endExport } from './end_export.ts'
import { giveTurn } from './give_turn.ts'

/** What was written, or null when it could not be. */
export type WrittenExport = { done: number; fileKey: string; bytes: number } | null

/** Ends an export that is being written, and lets the next one of the company begin. */
export class CloseExport {
  static async handle(scope: Scope, id: string, written: WrittenExport): Promise<void> {
    const row = await Export.query().where('id', id).forUpdate().first()
    if (row?.status !== 'waiting' && row?.status !== 'running') return
    await endExport(scope, row, written ? { status: 'ready', ...written } : { status: 'failed' })
    await giveTurn(scope)
  }
}
