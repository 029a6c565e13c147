import { elementsOfMonths, listKinds, type PayUnit } from '#modules/elements/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { workersByExternalId } from '#modules/team/index'
import { payStateOf, type PayState } from '../domain/pay_sending.ts'
import type HrConnection from '../models/hr_connection.ts'
import HrPayElement from '../models/hr_pay_element.ts'
import { payCodesOf, type PayCode } from './pay_targets.ts'

/** An element of a month beside what is known of it in the other system. */
export interface PayToSend {
  workerId: string
  kindId: string
  /** EUR, hours or days; null where it was taken away here. */
  value: number | null
  state: PayState
  /** The code it is sent under, or was. */
  code: string | null
  unit: PayUnit
  /** EUR for one hour or day at which it is sent, or was; null in EUR. */
  each: number | null
  kept: HrPayElement | null
}

/** What stands there, in the unit of its kind. */
export const amountOf = (row: HrPayElement | null): number | null =>
  row === null || row.sent === null ? null : Number(row.sent)

const UNSAID: PayCode = { code: null, each: null }

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
    // What stands there keeps its code and what one hour or day was worth: by those it is found again.
    const { code, each } =
      sent === null
        ? (codes.get(kindId) ?? UNSAID)
        : { code: row!.code, each: row!.sentEach === null ? null : Number(row!.sentEach) }
    const state = payStateOf({
      value,
      isKnownThere: there.has(workerId),
      code,
      kept: row && { status: row.status, sent },
    })
    const unit = kinds.get(kindId)?.unit ?? 'EUR'
    return { workerId, kindId, value, state, code, unit, each, kept: row }
  })
}
