import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { PAY_STATES, SENDABLE } from '../domain/pay_sending.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import type HrConnection from '../models/hr_connection.ts'
import { amountOf, type PayToSend } from '../queries/pay_to_send.ts'
import type { payToSendPageSchema } from './schemas.ts'
import { namesOf } from './shown.ts'

type Shown = Answer<typeof payToSendPageSchema>

/** A page of the elements of a month by person, what each is, and what all come to. */
export async function shownPay(
  scope: Scope,
  i18n: HttpContext['i18n'],
  { system }: HrConnection,
  all: readonly PayToSend[],
  { page, perPage }: { page: number; perPage: number }
) {
  const workers = await visibleWorkers(scope)
    .whereIn('id', [...new Set(all.map(({ workerId }) => workerId))])
    .orderBy('sort_name')
    .orderBy('id')
  const place = new Map(workers.map(({ id }, at) => [id, at]))
  const byPerson = all.toSorted(
    (one, other) =>
      (place.get(one.workerId) ?? 0) - (place.get(other.workerId) ?? 0) ||
      (one.kindId < other.kindId ? -1 : 1)
  )
  const rows = byPerson.slice((page - 1) * perPage, page * perPage)
  const names = await namesOf(
    scope,
    rows.map(({ kept }) => kept?.requestedBy ?? null)
  )
  const sentence = ({ state, kept, code }: PayToSend) =>
    state === 'REFUSED' || (state === 'NO_PERSON' && kept?.failure)
      ? i18n.t(`integrations.pay_${kept!.failure}`, {
          system: SYSTEM_NAMES[system],
          code: code ?? '',
          detail: kept!.detail ? ` ${kept!.detail}` : '',
        })
      : i18n.t(`integrations.pay_${state}`, { system: SYSTEM_NAMES[system], code: code ?? '' })
  const sendable = all.filter(({ state }) => SENDABLE.includes(state))
  return {
    rows,
    counts: Object.fromEntries(
      PAY_STATES.map((state) => [state, all.filter((each) => each.state === state).length])
    ) as Shown['counts'],
    sendable: sendable.length,
    toSend:
      Math.round(
        sendable.reduce((sum, { value, each }) => sum + (value ?? 0) * (each ?? 1), 0) * 100
      ) / 100,
    show: (row: PayToSend): Shown['data'][number] => {
      const { workerId, kindId, value, each, state, kept } = row
      const worker = workers[place.get(workerId) ?? -1]
      return {
        id: `${workerId} ${kindId}`,
        worker: {
          id: workerId,
          displayName: worker ? `${worker.firstName} ${worker.lastName}` : '',
          employeeNumber: worker?.employeeNumber ?? null,
        },
        kindId,
        value,
        sent: amountOf(kept),
        each,
        state,
        message: sentence(row),
        requestedBy: kept?.requestedBy ? (names.get(kept.requestedBy) ?? null) : null,
        answeredAt: kept?.answeredAt?.toISO() ?? null,
      }
    },
  }
}
