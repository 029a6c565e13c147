import type { HttpContext } from '@adonisjs/core/http'
import { CHANGES } from '../domain/change_log.ts'

export default class ChangeLogsController {
  /** In the reader's language. */
  index({ i18n }: HttpContext) {
    return {
      data: CHANGES.map(({ id, type, day }) => ({
        id,
        type,
        title: i18n.t(`changes.${id}.title`),
        message: i18n.t(`changes.${id}.message`),
        createdAt: `${day}T00:00:00.000Z`,
        updatedAt: `${day}T00:00:00.000Z`,
      })),
    }
  }
}
