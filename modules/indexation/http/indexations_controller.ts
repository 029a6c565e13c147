import type { HttpContext } from '@adonisjs/core/http'
import { csvOf } from '#modules/shared/exports/csv'
import { sendFile } from '#modules/shared/exports/send_file'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { RemoveIndexation } from '../actions/remove_indexation.ts'
import { RequestIndexation } from '../actions/request_indexation.ts'
import { findIndexation } from '../queries/find_indexation.ts'
import { INDEXATION_CSV, indexationTable } from '../queries/indexation_table.ts'
import { listIndexations } from '../queries/list_indexations.ts'
import { listLines } from '../queries/list_lines.ts'
import { showingLines, showingRuns, shownDetail, shownRun } from './shown_indexations.ts'
import {
  listIndexationsValidator,
  listLinesValidator,
  requestIndexationValidator,
} from './validators.ts'

/** Runs of an indexation: their plan, and what it comes to. */
export default class IndexationsController {
  async index({ request, scope }: HttpContext) {
    const input = await request.validateUsing(listIndexationsValidator, { data: request.qs() })
    const page = await listIndexations(scope, input)
    return toLongPage(page, await showingRuns(scope, page.rows))
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(requestIndexationValidator)
    const run = unwrap(await RequestIndexation.handle(scope, input))
    return response.accepted(await shownRun(scope, run))
  }

  async show({ params, scope }: HttpContext) {
    return shownDetail(scope, unwrap(await findIndexation(scope, paramId(params))))
  }

  async lines({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(listLinesValidator, { data: request.qs() })
    const run = unwrap(await findIndexation(scope, paramId(params)))
    const page = await listLines(scope, run.id, input)
    return toLongPage(page, await showingLines(scope, page.rows))
  }

  async csv({ params, response, scope }: HttpContext) {
    const run = unwrap(await findIndexation(scope, paramId(params)))
    if (run.status === 'waiting' || run.status === 'running' || run.status === 'failed')
      throw new Problem('E_NOT_READY')
    const table = indexationTable(scope, run.id)
    return sendFile(response, 'csv', `indexation-${run.id}`, csvOf(table, INDEXATION_CSV))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemoveIndexation.handle(scope, id))
    return { id }
  }
}
