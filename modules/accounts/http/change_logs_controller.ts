import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { CHANGES } from '../domain/change_log.ts'
import type { changeLogsSchema } from './change_log_endpoints.ts'

export default class ChangeLogsController {
  /** In the reader's language. */
  index({ i18n }: HttpContext): Answer<typeof changeLogsSchema> {
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
