import vine from '@vinejs/vine'
import type { Endpoint } from '#modules/shared/http/endpoint'
import { CHANGE_TYPES } from '../domain/change_log.ts'

const changeLogs = () => import('./change_logs_controller.ts')

const changeLogsSchema = vine.create({
  data: vine.array(
    vine.object({
      id: vine.string(),
      type: vine.enum(CHANGE_TYPES),
      title: vine.string(),
      message: vine.string(),
      createdAt: vine.string(),
      updatedAt: vine.string(),
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
