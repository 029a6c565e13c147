import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Benefit from '../models/benefit.ts'
import BenefitImport, { type ImportEffect } from '../models/benefit_import.ts'
import { isNameTaken } from '../queries/is_name_taken.ts'

/** How many benefits are as before, and how many were changed since and therefore stay. */
export interface Undone {
  restored: number
  kept: number
}

/**
 * Takes an import back: what it made is archived, what it changed is as before. A benefit that was changed
 * since stays as it is. Once is enough; a second time is refused.
 */
export class UndoImport {
  static async handle(scope: Scope, id: string): Promise<Result<Undone>> {
    const row = await BenefitImport.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.undoneAt) return fail('E_STALE_VERSION')
    const by = scope.actor.kind === 'user' ? scope.actor.id : null
    let restored = 0
    for (const effect of row.effects) {
      const benefit = await Benefit.query().where('id', effect.id).forUpdate().firstOrFail()
      if (benefit.version !== effect.version || (await isOutdated(effect, benefit))) continue
      if (effect.before) benefit.take(effect.before)
      else benefit.merge({ archivedAt: DateTime.now(), archivedBy: by })
      await benefit.merge({ version: benefit.version + 1 }).save()
      restored++
    }
    const undone = { restored, kept: row.effects.length - restored }
    await row.merge({ undoneAt: DateTime.now(), undoneBy: by }).save()
    await record(scope, 'benefit.import_undone', { type: 'benefit_import', id }, undone)
    return ok(undone)
  }
}

/** Another benefit has taken the description it had. */
async function isOutdated({ before }: ImportEffect, { id, kind }: Benefit): Promise<boolean> {
  return before !== null && (await isNameTaken(kind, before.description, id))
}
