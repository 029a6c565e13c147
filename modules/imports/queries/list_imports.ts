import { findUserNames } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { TargetName } from '../domain/import_target.ts'
import Import from '../models/import.ts'

const SHOWN = 20

/** The last imports into one of these, the newest first. */
export function listImports(_scope: Scope, targets: readonly TargetName[]): Promise<Import[]> {
  return Import.query().whereIn('target', [...targets]).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(SHOWN)
}

/** When these bytes were taken in before, and not taken back. */
export function loadedBefore({ id, target, fileHash }: Import): Promise<Import | null> {
  return Import.query()
    .where({ target, file_hash: fileHash, status: 'COMMITTED' })
    .whereNot('id', id)
    .orderBy('committed_at', 'desc')
    .first()
}

/** Who made and undid them. */
export async function namesOfImports(
  scope: Scope,
  rows: readonly Import[]
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ createdBy, committedBy, undoneBy }) => [
    createdBy,
    committedBy,
    undoneBy,
  ])
  const names = await findUserNames(scope, [...new Set(ids.filter((id) => id !== null))])
  return new Map(names.map(({ id, displayName }) => [id, displayName]))
}
