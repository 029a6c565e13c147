import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { RequestFromUs } from '../actions/request_from_us.ts'
import { readCatalogue } from '../queries/read_catalogue.ts'
import { requestFeatureValidator } from './validators.ts'
import type { catalogueSchema } from './schemas.ts'

export default class BillingController {
  catalogue(): Answer<typeof catalogueSchema> {
    return readCatalogue()
  }

  async requestFeature({ request, response, scope, user }: HttpContext) {
    const { feature } = await request.validateUsing(requestFeatureValidator)
    await RequestFromUs.handle(scope, user.id, { kind: 'FEATURE', feature })
    return response.noContent()
  }

  async activate({ response, scope, user }: HttpContext) {
    await RequestFromUs.handle(scope, user.id, { kind: 'ACTIVATE' })
    return response.noContent()
  }

  async reactivate({ response, scope, user }: HttpContext) {
    await RequestFromUs.handle(scope, user.id, { kind: 'REACTIVATE' })
    return response.noContent()
  }
}
