import type { Feature } from '#modules/shared/entitlements/entitlements'
import { fail, ok, type Result } from '#modules/shared/result'
import { openKinds, type TemplateKind } from '../domain/template_body.ts'
import DocumentTemplate from '../models/document_template.ts'

/** The company's templates of the kinds that its plan opens. */
export function openTemplates(features: ReadonlySet<Feature>) {
  return DocumentTemplate.query().whereIn('kind', openKinds(features))
}

/** One of them; one of another kind is there, but locked. */
export async function findOpenTemplate(
  features: ReadonlySet<Feature>,
  id: string
): Promise<Result<DocumentTemplate>> {
  const template = await DocumentTemplate.find(id)
  if (!template) return fail('E_NOT_FOUND')
  const open = openKind(features, template.kind as TemplateKind)
  return open.ok ? ok(template) : open
}

/** Refuses a kind that the plan does not open. */
export function openKind(features: ReadonlySet<Feature>, kind: TemplateKind): Result<null> {
  return openKinds(features).includes(kind) ? ok(null) : fail('E_FEATURE_LOCKED')
}
