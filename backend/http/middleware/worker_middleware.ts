import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { letWorkerIn } from '#modules/portal/index'

/** Lets a worker of this company through who is signed in to their portal; they act as no user. */
export default class WorkerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await letWorkerIn(ctx)
    return next()
  }
}
