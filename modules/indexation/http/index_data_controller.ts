import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { LoadIndexFigures } from '../actions/load_index_figures.ts'
import { companyIndexData } from '../queries/company_index_data.ts'
import { moderationUses } from '../queries/moderation_uses.ts'
import type { indexDataSchema } from './schemas.ts'
import { loadFiguresValidator } from './validators.ts'

/** What is known of the index. */
export default class IndexDataController {
  async show({ scope }: HttpContext): Promise<Answer<typeof indexDataSchema>> {
    return { ...(await companyIndexData(scope)), uses: await moderationUses(scope) }
  }

  async store({ i18n, request, scope }: HttpContext) {
    const figures = await request.validateUsing(loadFiguresValidator)
    return unwrap(
      await LoadIndexFigures.handle(scope, figures, ({ code }) =>
        i18n.t(`indexation.fault_${code}`)
      )
    )
  }
}
