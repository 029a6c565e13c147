import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { moreTime } from '#modules/shared/tenancy/more_time'
import type { Scope } from '#modules/shared/tenancy/scope'
import Import from '../models/import.ts'
import ImportFile from '../models/import_file.ts'
import { TARGET } from '../targets/targets.ts'

/** How many are as before, and how many were changed since and therefore stay. */
export interface Undone {
  restored: number
  kept: number
}

/** Takes an import back. Once is enough; a second time is refused. */
export class UndoImport {
  static async handle(scope: Scope, id: string): Promise<Result<Undone>> {
    const row = await Import.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.status !== 'COMMITTED') return fail('E_IMPORT_UNDONE')
    const file = await ImportFile.of(id)
    const done = file?.done
    if (!done) return fail('E_IMPORT_SEALED')
    await moreTime(scope)
    const undone = await TARGET[row.target].undo(scope, done.applied)
    const by = scope.actor.kind === 'user' ? scope.actor.id : null
    await row.merge({ status: 'UNDONE', undoneAt: DateTime.now(), undoneBy: by }).save()
    await record(scope, 'import.undone', { type: 'import', id }, { ...undone })
    return ok(undone)
  }
}
