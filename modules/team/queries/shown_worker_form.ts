import app from '@adonisjs/core/services/app'
import { maskedNumber } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import { SmsSender } from '#modules/shared/sms/sms_sender'
import type { Scope } from '#modules/shared/tenancy/scope'
import { situationOf, type CivilSituation } from '../domain/civil_situation.ts'
import { detailWarnings, maskedEmail, maskedValues } from '../domain/private_details.ts'
import {
  fieldsOf,
  type CodeWay,
  type WorkerFormField,
  type WorkerFormSection,
} from '../domain/worker_form.ts'
import type { workerFormShape } from '../http/form_shapes.ts'
import type Worker from '../models/worker.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { ownWorker } from './own_worker.ts'

/**
 * What the form shows of a worker who is there: the fields of these parts, all others null. What is sealed is shown
 * masked. For a browser that opened a link to it: the caller has judged that.
 */
export async function shownWorkerForm(
  scope: Scope,
  workerId: string,
  sections: readonly WorkerFormSection[]
): Promise<Answer<typeof workerFormShape>> {
  const worker = await ownWorker(scope, workerId).firstOrFail()
  const { told, accountFrom } = await WorkerPrivate.shownOf(workerId)
  const open: readonly WorkerFormField[] = fieldsOf(sections)
  const all = { ...plainDetails(worker), ...maskedValues(told) }
  const shown = Object.fromEntries(
    Object.entries(all).map(([field, value]) => [
      field,
      open.includes(field as WorkerFormField) ? value : null,
    ])
  ) as typeof all
  const asksBank = sections.includes('BANK')
  return {
    ...shown,
    id: worker.id,
    // Who is meant is always said.
    firstName: worker.firstName,
    lastName: worker.lastName,
    language: worker.language,
    // By whichever link it is open: who shows it knows where it is read.
    photoUrl: null,
    accountFromStr: asksBank ? accountFrom : null,
    confirmBy: told.iban === null || sections.length === 0 ? [] : await waysTo(worker),
    warnings: asksBank
      ? detailWarnings(told, { dateOfBirth: all.dateOfBirthStr, gender: all.gender })
      : [],
  }
}

/** A worker's plain details, by the names of the form. */
export function plainDetails(worker: Worker) {
  // A row has every field of it.
  const situation = situationOf(worker) as Required<CivilSituation>
  return {
    firstName: worker.firstName,
    lastName: worker.lastName,
    language: worker.language,
    email: worker.email,
    phone: worker.phone,
    dateOfBirthStr: worker.dateOfBirth?.toISODate() ?? null,
    placeOfBirth: worker.placeOfBirth,
    nationality: worker.nationality,
    gender: worker.gender,
    addressLine1: worker.addressLine1,
    addressLine2: worker.addressLine2,
    addressPostalCode: worker.addressPostalCode,
    addressCity: worker.addressCity,
    addressCountry: worker.addressCountry,
    etatCivil: situation.etatCivil,
    conjointTravaille: situation.conjointTravaille,
    enfantsACharge: situation.enfantsACharge,
    enfantsHandicapes: situation.enfantsHandicapes,
  }
}

/** Where a code can go that shows that the worker is meant, as much of it as its owner recognises. */
export async function waysTo({
  email,
  phone,
}: Pick<Worker, 'email' | 'phone'>): Promise<{ by: CodeWay; to: string }[]> {
  const { available } = await app.container.make(SmsSender)
  return [
    ...(email ? [{ by: 'EMAIL' as const, to: maskedEmail(email) }] : []),
    ...(phone && available ? [{ by: 'PHONE' as const, to: maskedNumber(phone) }] : []),
  ]
}
