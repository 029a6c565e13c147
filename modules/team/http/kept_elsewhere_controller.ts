import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { findWorker } from '../queries/find_worker.ts'
import { keptElsewhere } from '../queries/kept_elsewhere.ts'

/** What of a worker is kept in another program, and changed there. */
export default class KeptElsewhereController {
  async show({ i18n, params, scope }: HttpContext) {
    const worker = unwrap(await findWorker(scope, paramId(params)))
    const kept = await keptElsewhere(scope, worker.id)
    return {
      fields: [...kept].map(([field, system]) => ({
        field,
        system: i18n.t(`worker_record.systems.${system}`, {}, system),
      })),
    }
  }
}
