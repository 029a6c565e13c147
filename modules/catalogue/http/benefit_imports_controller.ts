import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import {
  ImportBenefits,
  previewImport,
  type ImportBenefitsInput,
} from '../actions/import_benefits.ts'
import type { Answer } from '#modules/shared/http/shapes'
import { UndoImport } from '../actions/undo_import.ts'
import { listImports, withNames } from '../queries/list_imports.ts'
import { toImport, toPreview } from './transformers.ts'
import { importBenefitsValidator, previewImportValidator } from './validators.ts'
import type { undoneSchema } from './schemas.ts'

export default class BenefitImportsController {
  async index({ scope }: HttpContext) {
    return { data: (await listImports(scope)).map(toImport) }
  }

  async preview({ request, scope, i18n }: HttpContext) {
    const input = (await request.validateUsing(previewImportValidator)) as ImportBenefitsInput
    return { data: (await previewImport(scope, input)).map((row) => toPreview(row, scope, i18n)) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = (await request.validateUsing(importBenefitsValidator)) as ImportBenefitsInput
    const row = unwrap(await ImportBenefits.handle(scope, input))
    return response.created(toImport((await withNames(scope, [row]))[0]))
  }

  async destroy({ params, scope }: HttpContext): Promise<Answer<typeof undoneSchema>> {
    const id = paramId(params)
    return { id, ...unwrap(await UndoImport.handle(scope, id)) }
  }
}
