import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { isMonthInReach } from '#modules/shared/values/month'
import { visibleWorkers } from '#modules/team/index'
import { isInRange } from '../domain/pay_element.ts'
import PayElement from '../models/pay_element.ts'
import PayElementKind from '../models/pay_element_kind.ts'
import { lockPayElements } from '../queries/elements_of_months.ts'

export interface CreateElementInput {
  /** May be chosen by the client, so that a double click adds one. */
  id?: string
  workerId: string
  /** `YYYY-MM`. */
  month: string
  kindId: string
  value: number
}

/** Says what a person had of a kind in a month, where nothing is said yet. */
export class CreateElement {
  static async handle(
    scope: Scope,
    { id, workerId, month, kindId, value }: CreateElementInput
  ): Promise<Result<PayElement>> {
    await waitForTwin(scope, id)
    const twin = id && (await PayElement.find(id))
    if (twin) return ok(twin)
    if (!isMonthInReach(month)) return fail('E_PAY_ELEMENT_MONTH')
    const kind = await PayElementKind.find(kindId)
    if (!kind || !(await visibleWorkers(scope).where('id', workerId).first()))
      return fail('E_NOT_FOUND')
    if (!isInRange(value, kind.unit)) return fail('E_PAY_ELEMENT_RANGE')
    await lockPayElements(scope)
    const slot = { worker_id: workerId, month: `${month}-01`, kind_id: kindId }
    if (await PayElement.query().where(slot).first()) return fail('E_PAY_ELEMENT_TAKEN')
    const newId = await insertOnce(scope, 'pay_elements', {
      id,
      ...slot,
      value: String(value),
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) return fail('E_CONFLICT')
    await record(
      scope,
      'pay_element.created',
      { type: 'pay_element', id: newId },
      { month, code: kind.code }
    )
    return ok(await PayElement.findOrFail(newId))
  }
}

/** Says another amount. */
export class UpdateElement {
  static async handle(
    scope: Scope,
    id: string,
    { value, version }: { value: number; version: number }
  ): Promise<Result<PayElement>> {
    const row = await PayElement.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.version !== version) return fail('E_STALE_VERSION')
    const kind = await PayElementKind.findOrFail(row.kindId)
    if (!isInRange(value, kind.unit)) return fail('E_PAY_ELEMENT_RANGE')
    if (Number(row.value) === value) return ok(row)
    await row.merge({ value: String(value), version: version + 1 }).save()
    await record(scope, 'pay_element.updated', { type: 'pay_element', id }, { code: kind.code })
    return ok(row)
  }
}

/** Takes it away; payroll is told so where it was told of it. */
export class RemoveElement {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const row = await PayElement.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    await row.delete()
    await record(scope, 'pay_element.removed', { type: 'pay_element', id })
    return ok(null)
  }
}
