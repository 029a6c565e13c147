import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isDraining } from '#backend/http/draining'

/** While the process ends no connection is kept for a next request. */
export default class DrainingMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    if (isDraining()) response.header('connection', 'close')
    return next()
  }
}
