import vine from '@vinejs/vine'
import { pageQuery } from '#modules/shared/http/pagination'
import { DELIVERY_STATUSES, WEBHOOK_EVENTS } from '../domain/webhook_events.ts'
import { LONGEST_URL } from '../domain/webhook_url.ts'

export const webhookValidator = vine.create({
  url: vine.string().trim().minLength(1).maxLength(LONGEST_URL),
  events: vine.array(vine.enum(WEBHOOK_EVENTS)).minLength(1).distinct(),
  isActive: vine.boolean({ strict: true }),
})

export const deliveriesValidator = vine.create({
  ...pageQuery,
  status: vine.enum(DELIVERY_STATUSES).optional(),
})
