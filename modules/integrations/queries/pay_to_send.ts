import { elementsOfMonths, listKinds } from '#modules/elements/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { workersByExternalId } from '#modules/team/index'
import { payStateOf, type PayState } from '../domain/pay_sending.ts'
import type HrConnection from '../models/hr_connection.ts'
import HrPayElement from '../models/hr_pay_element.ts'
import { payCodesOf } from './pay_targets.ts'

/** An element of a month beside what is known of it in the other system. */
export interface PayToSend {
  workerId: string
  kindId: string
  /** EUR, hours or days; null where it was taken away here. */
  value: number | null
  state: PayState
  /** The code it is sent under, or was. */
  code: string | null
  kept: HrPayElement | null
}

/** What stands there, EUR. */
export const amountOf = (row: HrPayElement | null): number | null =>
  row === null || row.sent === null ? null : Number(row.sent)

/** All elements of a month, `YYYY-MM`, and those that were sent and are gone, with what sending would do. Nothing is written. */
export async function payToSend(
  scope: Scope,
  { id, system }: HrConnection,
  month: string
): Promise<PayToSend[]> {
  const elements = await elementsOfMonths(scope, [month])
  const kept = await HrPayElement.query().where({ connection_id: id, month: `${month}-01` })
  const kinds = new Map((await listKinds(scope)).map((kind) => [kind.id, kind]))
  const there = new Set((await workersByExternalId(scope, system)).values())
  const codes = await payCodesOf(scope, id)
  const slotOf = (of: { workerId: string; kindId: string }) => `${of.workerId} ${of.kindId}`
  const keptBySlot = new Map(kept.map((row) => [slotOf(row), row]))
  const standing = new Set(elements.map(slotOf))
  const gone = kept
    .filter((row) => !standing.has(slotOf(row)) && (row.sent !== null || row.status === 'WAITING'))
    .map(({ workerId, kindId }) => ({ workerId, kindId, value: null }))
  return [...elements, ...gone].map(({ workerId, kindId, value }) => {
    const row = keptBySlot.get(`${workerId} ${kindId}`) ?? null
    const sent = amountOf(row)
    const code = sent === null ? (codes.get(kindId) ?? null) : row!.code
    const state = payStateOf({
      value,
      isEuros: kinds.get(kindId)?.unit === 'EUR',
      isKnownThere: there.has(workerId),
      code,
      kept: row && { status: row.status, sent },
    })
    return { workerId, kindId, value, state, code, kept: row }
  })
}
