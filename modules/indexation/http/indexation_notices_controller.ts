import { today } from '#modules/shared/values/days'
import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { upcomingIndexation } from '../queries/upcoming_indexation.ts'
import type { indexationNoticeSchema } from './schemas.ts'

export default class IndexationNoticesController {
  async show({ scope }: HttpContext): Promise<Answer<typeof indexationNoticeSchema>> {
    return { notice: await upcomingIndexation(scope, today()) }
  }
}
