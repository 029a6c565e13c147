import { ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type Casefile from '../models/casefile.ts'
import CasefileDocument from '../models/casefile_document.ts'
import { nextPlace } from './add_documents.ts'
import { changed, openCasefile } from './change_casefile.ts'
import { keepPdf, type ExplainPdf } from './keep_pdf.ts'

/** Adds an uploaded PDF, as it will be shown: judged by its bytes, fields of a form as words on the page. */
export class AddPdf {
  static async handle(
    inScope: InScope,
    id: string,
    { name, bytes }: { name: string; bytes: Uint8Array },
    explain: ExplainPdf
  ): Promise<Result<Casefile>> {
    const place = await inScope(async (scope) => {
      const found = await openCasefile(scope, id)
      if (!found.ok) return found
      const free = await nextPlace(id, 1)
      return free.ok ? ok(scope.companyId) : free
    })
    if (!place.ok) return place
    const kept = await keepPdf(place.value, `casefiles/${id}`, bytes, explain)
    if (!kept.ok) return kept
    const { fileKey, sha256, pages } = kept.value
    return inScope(async (scope) => {
      // It may have changed while the file was read.
      const found = await openCasefile(scope, id)
      if (!found.ok) return found
      const position = await nextPlace(id, 1)
      if (!position.ok) return position
      const document = await CasefileDocument.create({
        ...{ casefileId: id, kind: 'UPLOAD', name, position: position.value, pages },
        ...{ shownFileKey: fileKey, shownHash: sha256 },
      })
      return changed(scope, found.value, ['documents'], { document: document.id })
    })
  }
}
