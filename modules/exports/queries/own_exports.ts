import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Export from '../models/export.ts'

const SHOWN = 50

/** The actor's own exports: another person's are not shown. */
export function ownExports({ actor }: Scope) {
  const query = Export.query()
  return actor.kind === 'user' ? query.where('requested_by', actor.id) : query.whereRaw('false')
}

/** The latest of them, the newest first. */
export function listExports(scope: Scope): Promise<Export[]> {
  return ownExports(scope).orderBy('id', 'desc').limit(SHOWN)
}

export async function findExport(scope: Scope, id: string): Promise<Result<Export>> {
  const row = await ownExports(scope).where('id', id).first()
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** The file, for the person who asked for it: with another role since, they ask again and get what that role shows. */
export async function findExportedFile(scope: Scope, id: string): Promise<Result<Export>> {
  const found = await findExport(scope, id)
  if (!found.ok) return found
  if (found.value.status !== 'ready') return fail('E_NOT_READY')
  const role = scope.actor.kind === 'user' && scope.actor.role
  return found.value.role === role ? found : fail('E_FORBIDDEN')
}
