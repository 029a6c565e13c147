import type { HttpContext } from '@adonisjs/core/http'
import { csvOf } from '#modules/shared/exports/csv'
import { sendFile } from '#modules/shared/exports/send_file'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { RequestIndexation, type RequestIndexationInput } from '../actions/request_indexation.ts'
import type Indexation from '../models/indexation.ts'
import { findIndexation } from '../queries/find_indexation.ts'
import { INDEXATION_CSV, indexationTable } from '../queries/indexation_table.ts'
import { requestIndexationValidator } from './indexation_validators.ts'
import type { indexationSchema } from './indexation_validators.ts'

export default class IndexationsController {
  async store({ request, response, scope }: HttpContext) {
    const input = (await request.validateUsing(
      requestIndexationValidator
    )) as RequestIndexationInput
    return response.accepted(toIndexation(unwrap(await RequestIndexation.handle(scope, input))))
  }

  async show({ params, scope }: HttpContext) {
    return toIndexation(unwrap(await findIndexation(scope, paramId(params))))
  }

  async csv({ params, response, scope }: HttpContext) {
    const run = unwrap(await findIndexation(scope, paramId(params)))
    if (run.status !== 'done') throw new Problem('E_NOT_READY')
    const table = indexationTable(scope, run.id)
    return sendFile(response, 'csv', `indexation-${run.id}`, csvOf(table, INDEXATION_CSV))
  }
}

function toIndexation(run: Indexation): Answer<typeof indexationSchema> {
  return {
    id: run.id,
    percent: Number(run.percent),
    commissionParitaire: run.commissionParitaire,
    date: run.date.toISODate()!,
    dryRun: run.dryRun,
    status: run.status,
    done: run.done,
    total: run.total,
    failure: run.failure,
  }
}
