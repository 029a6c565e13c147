import type { HttpContext } from '@adonisjs/core/http'
import { attachedFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { GiveHeldData } from '../actions/give_held_data.ts'

/** All that is held on a person, as a file to hand them. */
export default class HeldDataController {
  async show({ params, response, scope }: HttpContext) {
    const { name, held } = unwrap(await GiveHeldData.handle(scope, paramId(params)))
    response.header('content-type', 'application/json; charset=utf-8')
    response.header('content-disposition', attachedFile(`${name}.json`))
    response.header('cache-control', 'private, no-store')
    return response.send(JSON.stringify(held, null, 2))
  }
}
