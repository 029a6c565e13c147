import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visiblePackages } from '../queries/visible_packages.ts'

/** Puts packages aside, or back among the others. What is there already, or is not theirs, is left alone. */
export class ArchivePackages {
  /** @returns the ids that moved, so that exactly these can be moved back */
  static async handle(scope: Scope, ids: string[], archived: boolean): Promise<string[]> {
    const query = visiblePackages(scope).whereIn('id', ids).orderBy('id').forUpdate()
    if (archived) query.whereNull('archived_at')
    else query.whereNotNull('archived_at')
    const moved = (await query).map(({ id }) => id)
    // Past the model: a package that is put aside has not changed.
    await scope.trx
      .from('packages')
      .whereIn('id', moved)
      .update({ archived_at: archived ? DateTime.now().toSQL() : null })
    for (const id of moved)
      await record(scope, archived ? 'package.archived' : 'package.unarchived', {
        type: 'package',
        id,
      })
    return moved
  }
}
