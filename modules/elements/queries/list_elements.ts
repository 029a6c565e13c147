import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { workersByName } from '#modules/team/index'
import PayElement from '../models/pay_element.ts'

export interface ListElementsInput {
  /** `YYYY-MM`. */
  month: string
  page?: number
  perPage?: number
  /** Looks in the worker's name and address. */
  search?: string
  kindId?: string
  workerId?: string
}

const NAME = '(select w.sort_name from workers w where w.id = pay_elements.worker_id)'
const CODE = '(select k.code from pay_element_kinds k where k.id = pay_elements.kind_id)'

/** One page of the elements of a month, by person and code. */
export function listElements(
  scope: Scope,
  { month, search, kindId, workerId, page, perPage }: ListElementsInput
) {
  demandEverything(scope)
  const query = PayElement.query().where('month', `${month}-01`)
  if (search) query.whereIn('worker_id', workersByName(scope, search).clearOrder().select('id'))
  if (kindId) query.where('kind_id', kindId)
  if (workerId) query.where('worker_id', workerId)
  return pageOfModels(
    scope,
    query.orderByRaw(NAME).orderBy('worker_id').orderByRaw(CODE).orderBy('id'),
    {
      page,
      perPage,
    }
  )
}

/** What all people have of each kind in a month, whatever is looked for. */
export async function totalsOf(
  scope: Scope,
  month: string
): Promise<{ kindId: string; people: number; value: number }[]> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select kind_id as "kindId", count(*)::int as people, sum(value)::float8 as value
     from pay_elements where month = cast(? as date) group by 1`,
    [`${month}-01`]
  )
  return rows
}
