import { today } from '#modules/shared/values/days'
import type { HttpContext } from '@adonisjs/core/http'
import { upcomingIndexation } from '../queries/upcoming_indexation.ts'

export default class IndexationNoticesController {
  async show({ scope }: HttpContext) {
    return { notice: await upcomingIndexation(scope, today()) }
  }
}
