import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import type { Block, TemplateKind } from '../domain/template_body.ts'
import DocumentTemplate from '../models/document_template.ts'

/** The text of a template of one kind and language: that of an id, or else the first by name; null without any. */
export async function findTemplateBody(
  _scope: Scope,
  { kind, language, id }: { kind: TemplateKind; language: Locale; id?: string | null }
): Promise<Block[] | null> {
  const query = DocumentTemplate.query().where({ kind, language }).orderBy('name').orderBy('id')
  const template = (id && (await query.clone().where('id', id).first())) || (await query.first())
  return template ? (template.body as Block[]) : null
}

/** Which of these templates are the company's, of this kind. */
export async function knownTemplates(
  _scope: Scope,
  kind: TemplateKind,
  ids: string[]
): Promise<{ id: string; language: string }[]> {
  const found = await DocumentTemplate.query()
    .where({ kind })
    .whereIn('id', ids)
    .select('id', 'language')
  return found.map(({ id, language }) => ({ id, language }))
}

/** These templates of the company, of these kinds, with their texts. */
export function findTemplates(
  _scope: Scope,
  kinds: readonly TemplateKind[],
  ids: readonly string[]
): Promise<DocumentTemplate[]> {
  return DocumentTemplate.query()
    .whereIn('kind', [...kinds])
    .whereIn('id', [...ids])
}
