import { unwrap, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Package from '../models/package.ts'
import { linkedWorkers } from '../queries/linked_workers.ts'
import { toPackage } from './transformers.ts'

/** One package as the API answers it, with the name of its worker; a refusal is thrown. */
export async function shown(scope: Scope, result: Result<Package>) {
  const row = unwrap(result)
  return toPackage(row, await linkedWorkers(scope, [row]))
}
