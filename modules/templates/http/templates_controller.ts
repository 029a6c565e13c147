import type { HttpContext } from '@adonisjs/core/http'
import { drawDocument, drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { fileName } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { untrimmed } from '#modules/shared/http/untrimmed'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { CreateTemplate } from '../actions/create_template.ts'
import { DeleteTemplate } from '../actions/delete_template.ts'
import { DuplicateTemplate } from '../actions/duplicate_template.ts'
import { NoteLawyerReading } from '../actions/note_lawyer_reading.ts'
import { UpdateTemplate } from '../actions/update_template.ts'
import { openKinds } from '../domain/template_body.ts'
import { findOpenTemplate, openKind, openTemplates } from '../queries/open_templates.ts'
import { templatePdf } from '../queries/template_pdf.ts'
import { LISTED, toListed, toTemplate } from './shown_template.ts'
import {
  createTemplateValidator,
  lawyerReadingValidator,
  updateTemplateValidator,
} from './template_validators.ts'
import type { templatesSchema } from './template_validators.ts'

export default class TemplatesController {
  /** Without their texts, which only the editor needs. */
  async index({ features }: HttpContext): Promise<Answer<typeof templatesSchema>> {
    const templates = await openTemplates(features).select(LISTED).orderBy('name').orderBy('id')
    return { data: templates.map(toListed), kinds: openKinds(features) }
  }

  async show({ features, params }: HttpContext) {
    return toTemplate(unwrap(await findOpenTemplate(features, paramId(params))))
  }

  async pdf({ features, inScope, params, response }: HttpContext) {
    const { companyId, sheet } = await inScope(async (scope) => {
      const template = unwrap(await findOpenTemplate(features, paramId(params)))
      refuseLongLine(drawings, scope.companyId)
      return { companyId: scope.companyId, sheet: await templatePdf(scope, template) }
    })
    const drawn = await sheet()
    const bytes = await drawDocument(companyId, 'contract', drawn, 'answer')
    return sendPdf(response, { name: fileName(drawn.title), bytes })
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

  async lawyerReading({ features, params, request, scope }: HttpContext) {
    const input = await request.validateUsing(lawyerReadingValidator)
    const { id } = unwrap(await findOpenTemplate(features, paramId(params)))
    return toTemplate(unwrap(await NoteLawyerReading.handle(scope, id, input)))
  }

  async destroy({ features, params, scope }: HttpContext) {
    const { id } = unwrap(await findOpenTemplate(features, paramId(params)))
    unwrap(await DeleteTemplate.handle(scope, id))
    return { id }
  }
}
