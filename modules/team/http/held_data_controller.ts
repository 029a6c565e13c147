import type { HttpContext } from '@adonisjs/core/http'
import { attachedFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { GiveHeldData } from '../actions/give_held_data.ts'
import type { heldDataSchema } from './form_shapes.ts'

/** All that is held on a person, as a file to hand them. */
export default class HeldDataController {
  async show({ params, response, scope }: HttpContext): Promise<Answer<typeof heldDataSchema>> {
    const { name, held } = unwrap(await GiveHeldData.handle(scope, paramId(params)))
    response.header('content-disposition', attachedFile(`${name}.json`))
    response.header('cache-control', 'private, no-store')
    return held
  }
}
