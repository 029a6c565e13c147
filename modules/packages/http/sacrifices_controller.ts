import type { HttpContext } from '@adonisjs/core/http'
import { explainIn } from '#modules/compute/index'
import { formatMoney, type DocumentLanguage } from '#modules/shared/documents/format'
import { toPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { DeleteSacrifice } from '../actions/delete_sacrifice.ts'
import { CreateSacrifice, UpdateSacrifice } from '../actions/save_sacrifice.ts'
import { SetSacrificeStatus } from '../actions/set_sacrifice_status.ts'
import type SalarySacrifice from '../models/salary_sacrifice.ts'
import { findSacrifice, listSacrifices, workersOf } from '../queries/list_sacrifices.ts'
import { simulateSacrifice, type ExplainSacrifice } from '../queries/simulate_sacrifice.ts'
import { toListedSacrifice, toSacrifice, toSimulation } from './sacrifice_transformers.ts'
import {
  createSacrificeValidator,
  listSacrificesValidator,
  sacrificeStatusValidator,
  simulateSacrificeValidator,
  updateSacrificeValidator,
} from './sacrifice_validators.ts'

export default class SacrificesController {
  async index({ request, scope }: HttpContext) {
    const input = await request.validateUsing(listSacrificesValidator, { data: request.qs() })
    const page = await listSacrifices(scope, input)
    const workers = await workersOf(scope, page.all())
    return toPage(page, (row) => toListedSacrifice(row, workers.get(row.workerId)!))
  }

  async show({ params, scope }: HttpContext) {
    return shown(scope, await findSacrifice(scope, paramId(params)))
  }

  async simulate({ request, scope, i18n }: HttpContext) {
    const input = await request.validateUsing(simulateSacrificeValidator)
    return toSimulation(unwrap(await simulateSacrifice(scope, input, explainSacrificeIn(i18n))))
  }

  async store({ request, response, scope, i18n }: HttpContext) {
    const input = await request.validateUsing(createSacrificeValidator)
    return response.created(
      await shown(scope, await CreateSacrifice.handle(scope, input, explainSacrificeIn(i18n)))
    )
  }

  async update({ params, request, scope, i18n }: HttpContext) {
    const id = paramId(params)
    const input = await request.validateUsing(updateSacrificeValidator)
    return shown(scope, await UpdateSacrifice.handle(scope, id, input, explainSacrificeIn(i18n)))
  }

  async setStatus({ params, request, scope }: HttpContext) {
    const id = paramId(params)
    const input = await request.validateUsing(sacrificeStatusValidator)
    return shown(scope, await SetSacrificeStatus.handle(scope, id, input))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteSacrifice.handle(scope, id))
    return { id }
  }
}

async function shown(scope: Scope, result: Result<SalarySacrifice>) {
  const row = unwrap(result)
  const workers = await workersOf(scope, [row])
  return toSacrifice(row, workers.get(row.workerId)!)
}

/** Of the exchange itself; the engine's own refusals have their sentences already. */
const OWN = [
  'not_exchangeable',
  'benefit_gone',
  'not_employed',
  'nothing_to_give',
  'too_much',
  'not_enough',
  'costs_nothing',
]

function explainSacrificeIn(i18n: HttpContext['i18n']): ExplainSacrifice {
  const ofEngine = explainIn(i18n)
  return (refusal) => {
    const { code, params = {} } = refusal
    if (!OWN.includes(code)) return ofEngine(refusal as Parameters<typeof ofEngine>[0])
    const max = 'max' in params && formatMoney(i18n.locale as DocumentLanguage, Number(params.max))
    return i18n.t(`sacrifices.${code}`, { ...params, max })
  }
}
