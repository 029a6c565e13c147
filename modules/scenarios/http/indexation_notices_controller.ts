import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { upcomingIndexation } from '../queries/upcoming_indexation.ts'

export default class IndexationNoticesController {
  async show({ scope }: HttpContext) {
    const today = DateTime.now().setZone('Europe/Brussels').toISODate()!
    return { notice: await upcomingIndexation(scope, today) }
  }
}
