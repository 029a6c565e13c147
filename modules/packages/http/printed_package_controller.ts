import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { findPackage } from '../queries/find_package.ts'
import { linkedWorkers, workerOf } from '../queries/linked_workers.ts'
import { toPackage } from './transformers.ts'
import type { printedPackageSchema } from './schemas.ts'

export default class PrintedPackageController {
  async show({ params, scope }: HttpContext): Promise<Answer<typeof printedPackageSchema>> {
    const row = unwrap(await findPackage(scope, paramId(params)))
    const workers = await linkedWorkers(scope, [row])
    return { pack: toPackage(row, workers), compute: row.compute, worker: workerOf(row, workers) }
  }
}
