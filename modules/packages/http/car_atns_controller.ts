import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { carAtns } from '../queries/car_atns.ts'

export default class CarAtnsController {
  async show({ params, scope }: HttpContext) {
    return unwrap(await carAtns(scope, paramId(params)))
  }
}
