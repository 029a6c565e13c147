import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { cleanBody, findTemplates } from '#modules/templates/index'
import type Casefile from '../models/casefile.ts'
import CasefileDocument from '../models/casefile_document.ts'
import { changed, openCasefile } from './change_casefile.ts'

/** More than are signed at once. */
export const MOST_DOCUMENTS = 20

/** Adds a document of each template, with its text copied: what becomes of the template changes nothing here. */
export class AddDocuments {
  static async handle(
    scope: Scope,
    id: string,
    templateIds: readonly string[]
  ): Promise<Result<Casefile>> {
    const found = await openCasefile(scope, id)
    if (!found.ok) return found
    const casefile = found.value
    const templates = await findTemplates(scope, ['CONTRACT', 'ANNEXE'], templateIds)
    if (templates.length < new Set(templateIds).size) return fail('E_NOT_FOUND')
    const place = await nextPlace(id, templates.length)
    if (!place.ok) return place
    for (const [at, templateId] of [...new Set(templateIds)].entries()) {
      const template = templates.find((one) => one.id === templateId)!
      await CasefileDocument.create({
        casefileId: id,
        kind: 'TEMPLATE',
        name: template.name,
        position: place.value + at,
        templateId,
        templateKind: template.kind,
        language: template.language,
        body: cleanBody(template.body),
      })
    }
    return changed(scope, casefile, ['documents'], { templates: templateIds })
  }
}

/** Where the next document of a casefile stands, if it takes so many more. */
export async function nextPlace(casefileId: string, more: number): Promise<Result<number>> {
  const positions = await CasefileDocument.query().where({ casefileId }).select('position')
  if (positions.length + more > MOST_DOCUMENTS) return fail('E_TOO_MANY_DOCUMENTS')
  return ok(Math.max(0, ...positions.map(({ position }) => position)) + 1)
}
