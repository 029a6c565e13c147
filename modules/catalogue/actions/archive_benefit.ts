import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Benefit from '../models/benefit.ts'
import { isNameTaken } from '../queries/is_name_taken.ts'

/** Takes a benefit out of its list, or back into it. Nothing is lost, and doing it twice changes nothing. */
export class ArchiveBenefit {
  static async handle(scope: Scope, id: string, archived: boolean): Promise<Result<Benefit>> {
    const row = await Benefit.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if ((row.archivedAt !== null) === archived) return ok(row)
    if (!archived && (await isNameTaken(row.kind, row.description))) return fail('E_NAME_TAKEN')
    await row
      .merge({
        archivedAt: archived ? DateTime.now() : null,
        archivedBy: archived && scope.actor.kind === 'user' ? scope.actor.id : null,
        version: row.version + 1,
      })
      .save()
    await record(
      scope,
      archived ? 'benefit.archived' : 'benefit.restored',
      { type: 'benefit', id },
      { kind: row.kind }
    )
    return ok(row)
  }
}
