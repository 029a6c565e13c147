import i18nManager from '@adonisjs/i18n/services/main'
import { record } from '#modules/shared/audit/record'
import { ok, fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { dataPage } from '../domain/data_page.ts'
import { heldOn, type HeldOn } from '../queries/held_on.ts'
import { ownWorker } from '../queries/own_worker.ts'

/** A person's own copy of all that is held on them. */
export interface OwnData {
  /** Of the person, for the name of the file. */
  name: string
  /** For programs; national register number and account written out. */
  held: HeldOn
  /** The same to read: one HTML page that needs nothing else, in the language of the scope. */
  page: string
}

/**
 * All that is held on a person, for themselves: the one paper on which national register number, IBAN and BIC are written out
 * (R10). Callers have judged that it is this person who asks, in a session of their own; no link that was mailed is enough.
 * The audit log says that it was taken.
 */
export async function ownDataOf(scope: Scope, workerId: string): Promise<Result<OwnData>> {
  const worker = await ownWorker(scope, workerId).first()
  if (!worker) return fail('E_NOT_FOUND')
  const all = seeingWhatTheActorMayNot(scope, 'a person is given all that is held on them')
  const held = await heldOn(all, worker, 'person')
  await record(scope, 'worker.own_data_given', { type: 'worker', id: workerId })
  const name = `${worker.firstName} ${worker.lastName}`
  const i18n = i18nManager.locale(scope.locale)
  const words = (key: string) => {
    const id = `worker_data.${key}`
    return i18n.hasMessage(id) ? i18n.t(id) : null
  }
  return ok({ name, held, page: dataPage(held, { name, locale: scope.locale, words }) })
}
