import type { Scope } from '#modules/shared/tenancy/scope'
import type { TargetName } from '../domain/import_target.ts'
import Import from '../models/import.ts'

/** What the file of an import is taken into; null where there is none. */
export async function targetOf(_scope: Scope, id: string): Promise<TargetName | null> {
  return (await Import.query().where('id', id).select('target').first())?.target ?? null
}
