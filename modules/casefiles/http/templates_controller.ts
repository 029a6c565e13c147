import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { untrimmed } from '#modules/shared/http/untrimmed'
import { unwrap } from '#modules/shared/result'
import { CreateTemplate } from '../actions/create_template.ts'
import { DeleteTemplate } from '../actions/delete_template.ts'
import { DuplicateTemplate } from '../actions/duplicate_template.ts'
import { UpdateTemplate } from '../actions/update_template.ts'
import DocumentTemplate from '../models/document_template.ts'
import { createTemplateValidator, updateTemplateValidator } from './template_validators.ts'

export default class TemplatesController {
  /** Without their texts, which only the editor needs. */
  async index() {
    const templates = await DocumentTemplate.query().orderBy('name').orderBy('id')
    return { data: templates.map(toListed) }
  }

  async show({ params }: HttpContext) {
    const template = await DocumentTemplate.find(paramId(params))
    if (!template) throw new Problem('E_NOT_FOUND')
    return toTemplate(template)
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createTemplateValidator, { data: untrimmed(request) })
    return response.created(toTemplate(unwrap(await CreateTemplate.handle(scope, input))))
  }

  async duplicate({ i18n, params, response, scope }: HttpContext) {
    const nameOf = (name: string) => i18n.t('templates.copyOf', { name })
    const copy = await DuplicateTemplate.handle(scope, paramId(params), nameOf)
    return response.created(toTemplate(unwrap(copy)))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(updateTemplateValidator, { data: untrimmed(request) })
    return toTemplate(unwrap(await UpdateTemplate.handle(scope, paramId(params), input)))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteTemplate.handle(scope, id))
    return { id }
  }
}

function toListed({ id, name, language, kind, version, createdAt, updatedAt }: DocumentTemplate) {
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

function toTemplate(template: DocumentTemplate) {
  return { ...toListed(template), body: template.body }
}
