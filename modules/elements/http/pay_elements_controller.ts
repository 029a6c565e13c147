import type { HttpContext } from '@adonisjs/core/http'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthOfDay } from '#modules/shared/values/month'
import { visibleWorkers } from '#modules/team/index'
import { CarryElements } from '../actions/carry_elements.ts'
import { CreateElement, RemoveElement, UpdateElement } from '../actions/save_element.ts'
import type PayElement from '../models/pay_element.ts'
import { listElements, totalsOf } from '../queries/list_elements.ts'
import type { elementPageSchema, elementSchema, totalsSchema } from './schemas.ts'
import {
  createElementValidator,
  listElementsValidator,
  monthValidator,
  updateElementValidator,
} from './validators.ts'

/** Pay that happens beside what is agreed, by person and month. */
export default class PayElementsController {
  async index({ request, scope }: HttpContext): Promise<Answer<typeof elementPageSchema>> {
    const input = await request.validateUsing(listElementsValidator, { data: request.qs() })
    const page = await listElements(scope, input)
    return toLongPage(page, await showing(scope, page.rows))
  }

  async totals({ request, scope }: HttpContext): Promise<Answer<typeof totalsSchema>> {
    const { month } = await request.validateUsing(monthValidator, { data: request.qs() })
    return { data: await totalsOf(scope, month) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createElementValidator)
    return response.created(await shownOne(scope, unwrap(await CreateElement.handle(scope, input))))
  }

  async carry({ request, scope }: HttpContext) {
    const { month } = await request.validateUsing(monthValidator)
    return unwrap(await CarryElements.handle(scope, month))
  }

  async update({ params, request, scope }: HttpContext) {
    const id = paramId(params)
    const input = await request.validateUsing(updateElementValidator)
    return shownOne(scope, unwrap(await UpdateElement.handle(scope, id, input)))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemoveElement.handle(scope, id))
    return { id }
  }
}

/** How each of these is answered, with whose it is, read at once. */
async function showing(scope: Scope, rows: readonly PayElement[]) {
  const workers = await visibleWorkers(scope).whereIn('id', [
    ...new Set(rows.map(({ workerId }) => workerId)),
  ])
  const byId = new Map(workers.map((worker) => [worker.id, worker]))
  return ({
    id,
    workerId,
    month,
    kindId,
    value,
    version,
  }: PayElement): Answer<typeof elementSchema> => {
    const worker = byId.get(workerId)
    return {
      id,
      worker: {
        id: workerId,
        displayName: worker ? `${worker.firstName} ${worker.lastName}` : '',
        employeeNumber: worker?.employeeNumber ?? null,
      },
      month: monthOfDay(month.toISODate()!),
      kindId,
      value: Number(value),
      version,
    }
  }
}

async function shownOne(scope: Scope, row: PayElement) {
  return (await showing(scope, [row]))(row)
}
