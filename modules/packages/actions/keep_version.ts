import type { Scope } from '#modules/shared/tenancy/scope'
import type Package from '../models/package.ts'

const COPIED = [
  'version',
  'nom_fonction',
  'package_type',
  'package_category',
  'date',
  'company',
  'worker',
  'package',
  'pin',
  'compute',
  'lawset',
  'gaps',
].join(', ')

/**
 * Copies a package as it stands to its history, and notes who makes the next version. To be called on a
 * locked row before it changes; the one save that follows writes both.
 */
export async function keepVersion(scope: Scope, row: Package): Promise<void> {
  await scope.trx.rawQuery(
    `insert into package_versions (package_id, saved_by, saved_at, ${COPIED})
     select id, coalesce(updated_by, created_by), updated_at, ${COPIED} from packages where id = ?`,
    [row.id]
  )
  row.updatedBy = scope.actor.kind === 'user' ? scope.actor.id : null
}
