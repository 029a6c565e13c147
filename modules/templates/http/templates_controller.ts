import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { untrimmed } from '#modules/shared/http/untrimmed'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { CreateTemplate } from '../actions/create_template.ts'
import { DeleteTemplate } from '../actions/delete_template.ts'
import { DuplicateTemplate } from '../actions/duplicate_template.ts'
import { UpdateTemplate } from '../actions/update_template.ts'
import { openKinds } from '../domain/template_body.ts'
import type DocumentTemplate from '../models/document_template.ts'
import { findOpenTemplate, openKind, openTemplates } from '../queries/open_templates.ts'
import { createTemplateValidator, updateTemplateValidator } from './template_validators.ts'
import type {
  listedTemplateSchema,
  templateSchema,
  templatesSchema,
} from './template_validators.ts'

export default class TemplatesController {
  /** Without their texts, which only the editor needs. */
  async index({ features }: HttpContext): Promise<Answer<typeof templatesSchema>> {
    const templates = await openTemplates(features).orderBy('name').orderBy('id')
    return { data: templates.map(toListed), kinds: openKinds(features) }
  }

  async show({ features, params }: HttpContext) {
    return toTemplate(unwrap(await findOpenTemplate(features, paramId(params))))
  }

  async store({ features, request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createTemplateValidator, { data: untrimmed(request) })
    unwrap(openKind(features, input.kind))
    return response.created(toTemplate(unwrap(await CreateTemplate.handle(scope, input))))
  }

  async duplicate({ features, i18n, params, response, scope }: HttpContext) {
    const nameOf = (name: string) => i18n.t('templates.copyOf', { name })
    const { id } = unwrap(await findOpenTemplate(features, paramId(params)))
    const copy = await DuplicateTemplate.handle(scope, id, nameOf)
    return response.created(toTemplate(unwrap(copy)))
  }

  async update({ features, params, request, scope }: HttpContext) {
    const input = await request.validateUsing(updateTemplateValidator, { data: untrimmed(request) })
    const { id } = unwrap(await findOpenTemplate(features, paramId(params)))
    unwrap(openKind(features, input.kind))
    return toTemplate(unwrap(await UpdateTemplate.handle(scope, id, input)))
  }

  async destroy({ features, params, scope }: HttpContext) {
    const { id } = unwrap(await findOpenTemplate(features, paramId(params)))
    unwrap(await DeleteTemplate.handle(scope, id))
    return { id }
  }
}

function toListed({
  id,
  name,
  language,
  kind,
  version,
  createdAt,
  updatedAt,
}: DocumentTemplate): Answer<typeof listedTemplateSchema> {
  return {
    id,
    name,
    language,
    kind,
    version,
    createdAt: createdAt.toISO()!,
    updatedAt: updatedAt.toISO()!,
  }
}

function toTemplate(template: DocumentTemplate): Answer<typeof templateSchema> {
  return { ...toListed(template), body: template.body }
}
