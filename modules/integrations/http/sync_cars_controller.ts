import type { HttpContext } from '@adonisjs/core/http'
import type { Say } from '#modules/imports/index'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { AnswerCar } from '../actions/answer_car.ts'
import SyncRun from '../models/sync_run.ts'
import { findRun } from '../queries/find_run.ts'
import { listCars } from '../queries/list_rows.ts'
import { showingCars } from './shown_cars.ts'
import { answerCarValidator, listCarsValidator } from './validators.ts'

/** The cars of a run, and what it asks of them. */
export default class SyncCarsController {
  async index({ i18n, params, request, scope }: HttpContext) {
    const input = await request.validateUsing(listCarsValidator, { data: request.qs() })
    const run = unwrap(await findRun(scope, paramId(params)))
    const page = await listCars(scope, run.id, input)
    return toLongPage(page, await showingCars(scope, i18n, run, page.rows))
  }

  async answer({ i18n, params, request, scope }: HttpContext) {
    const input = await request.validateUsing(answerCarValidator)
    const say: Say = (key, values) => i18n.t(`imports.${key}`, values)
    const car = unwrap(await AnswerCar.handle(scope, paramId(params), input, say))
    const run = await SyncRun.findOrFail(car.runId)
    return (await showingCars(scope, i18n, run, [car]))(car)
  }
}
