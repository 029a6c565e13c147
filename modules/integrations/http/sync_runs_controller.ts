import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AnswerRow } from '../actions/answer_row.ts'
import { AnswerStop } from '../actions/answer_stop.ts'
import { RequestSync } from '../actions/request_sync.ts'
import HrConnection from '../models/hr_connection.ts'
import SyncRun from '../models/sync_run.ts'
import { findRun } from '../queries/find_run.ts'
import { listRows, listRuns } from '../queries/list_rows.ts'
import { showingRows, showingRuns, shownRun, shownWholeRun } from './shown.ts'
import {
  answerRowValidator,
  answerStopValidator,
  listRowsValidator,
  listRunsValidator,
  requestSyncValidator,
} from './validators.ts'

/** Runs over HR systems, and what they ask. */
export default class SyncRunsController {
  async index({ i18n, request, scope }: HttpContext) {
    const input = await request.validateUsing(listRunsValidator, { data: request.qs() })
    const page = await listRuns(scope, input)
    return toLongPage(page, await showingRuns(scope, i18n, page.rows))
  }

  async store({ i18n, params, request, response, scope }: HttpContext) {
    const input = await request.validateUsing(requestSyncValidator)
    const asked = await RequestSync.handle(scope, paramId(params), { ...input, cause: 'PERSON' })
    return response.accepted(await shownRun(scope, i18n, unwrap(asked)))
  }

  async show({ i18n, params, scope }: HttpContext) {
    return shownWholeRun(scope, i18n, unwrap(await findRun(scope, paramId(params))))
  }

  async rows({ i18n, params, request, scope }: HttpContext) {
    const input = await request.validateUsing(listRowsValidator, { data: request.qs() })
    const run = unwrap(await findRun(scope, paramId(params)))
    const page = await listRows(scope, run.id, input)
    const { system } = await HrConnection.findOrFail(run.connectionId)
    return toLongPage(page, await showingRows(scope, i18n, { run, system }, page.rows))
  }

  async answer({ i18n, params, request, scope }: HttpContext) {
    const { goesOn } = await request.validateUsing(answerStopValidator)
    return shownRun(scope, i18n, unwrap(await AnswerStop.handle(scope, paramId(params), goesOn)))
  }

  async answerRow({ i18n, params, request, scope }: HttpContext) {
    const input = await request.validateUsing(answerRowValidator)
    const row = unwrap(await AnswerRow.handle(scope, paramId(params), input))
    const run = await SyncRun.findOrFail(row.runId)
    const { system } = await HrConnection.findOrFail(run.connectionId)
    return (await showingRows(scope, i18n, { run, system }, [row]))(row)
  }
}
