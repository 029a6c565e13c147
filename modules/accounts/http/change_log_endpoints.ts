import type { Endpoint } from '#modules/shared/http/endpoint'
import { list, oneOf, text, whole } from '#modules/shared/http/shapes'
import { CHANGE_TYPES } from '../domain/change_log.ts'

const changeLogs = () => import('./change_logs_controller.ts')

export const changeLogsSchema = whole({
  data: list(
    whole({
      id: text,
      type: oneOf(CHANGE_TYPES),
      title: text,
      message: text,
      createdAt: text,
      updatedAt: text,
    })
  ),
})

/** What changed in law and product. */
export const changeLogEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/change-logs',
    handler: [changeLogs, 'index'],
    audience: 'employer',
    can: 'account.read',
    summary: 'What changed in law and product, the newest first, in the reader’s language',
    response: changeLogsSchema,
  },
]
