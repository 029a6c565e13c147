import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { RequestDemoReset } from '../actions/request_demo_reset.ts'
import DemoReset from '../models/demo_reset.ts'
import { DemoData } from '../ports/demo_data.ts'
import type { demoResetSchema } from './schemas.ts'

export default class DemoController {
  async store({ containerResolver, response, scope, user }: HttpContext) {
    const demo = await containerResolver.make(DemoData)
    const reset = unwrap(await RequestDemoReset.handle(scope, user, demo))
    return response.accepted({ reset: toReset(reset) })
  }

  async show() {
    const reset = await DemoReset.newest()
    return { reset: reset && toReset(reset) }
  }
}

function toReset({
  id,
  status,
  done,
  total,
}: DemoReset): NonNullable<Answer<typeof demoResetSchema>['reset']> {
  return { id, status, done, total }
}
