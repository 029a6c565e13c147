import type { Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Casefile from '../models/casefile.ts'
import { findDocument, lockCasefile } from '../queries/find_casefile.ts'
import type { ExplainKept } from '../queries/kept.ts'
import { changed, openCasefile } from './change_casefile.ts'
import { refusedAsKept } from './delete_casefile.ts'

/** Takes a document out of a casefile that may still change; what was signed is kept. Its file goes with the upkeep. */
export class DeleteDocument {
  static async handle(scope: Scope, id: string, explain: ExplainKept): Promise<Result<Casefile>> {
    const seen = await findDocument(scope, id)
    if (!seen.ok) return seen
    const locked = await lockCasefile(scope, seen.value.casefile.id)
    if (!locked.ok) return locked
    if (locked.value.status === 'SIGNED') {
      const kept = await refusedAsKept(scope, locked.value, explain)
      if (kept) return kept
    }
    const found = await openCasefile(scope, locked.value.id)
    if (!found.ok) return found
    await seen.value.document.delete()
    return changed(scope, found.value, ['documents'], { removed: id })
  }
}
