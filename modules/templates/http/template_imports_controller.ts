import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { fieldsIn } from '../domain/field_names.ts'
import { readWord } from '../word/read_word.ts'
import type { templateImportSchema } from './template_validators.ts'

export default class TemplateImportsController {
  /** Nothing is kept: what comes back stands in the editor. */
  async store({ bytes, inScope }: HttpContext): Promise<Answer<typeof templateImportSchema>> {
    const companyId = await inScope(async (scope) => scope.companyId)
    const { blocks, dropped } = unwrap(await readWord(companyId, bytes))
    return { blocks, fields: fieldsIn(blocks), dropped }
  }
}
