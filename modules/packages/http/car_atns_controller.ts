import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { carAtns } from '../queries/car_atns.ts'
import type { carAtnsSchema } from './schemas.ts'

export default class CarAtnsController {
  async show({ params, scope }: HttpContext): Promise<Answer<typeof carAtnsSchema>> {
    return unwrap(await carAtns(scope, paramId(params)))
  }
}
