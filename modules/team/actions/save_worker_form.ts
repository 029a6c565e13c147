import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import i18nManager from '@adonisjs/i18n/services/main'
import type { FieldProblem } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { daysAfter, today } from '#modules/shared/values/days'
import { settledSituation, situationOf, situationProblems } from '../domain/civil_situation.ts'
import {
  accountChange,
  PRIVATE_FIELDS,
  type AccountChange,
  type PrivateValues,
} from '../domain/private_details.ts'
import {
  FIELDS_OF,
  fieldsOf,
  isPostalCodeOf,
  missingFields,
  type WorkerFormField,
  type WorkerFormSection,
} from '../domain/worker_form.ts'
import type { ownFormValidator } from '../http/form_validators.ts'
import type Worker from '../models/worker.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { lockPeople } from '../queries/lock_people.ts'
import { ownWorker } from '../queries/own_worker.ts'
import { plainDetails } from '../queries/shown_worker_form.ts'
import { twinProblems, type Identity } from '../queries/twin_problems.ts'
import { append, enqueueMail, tellEmployer } from './worker_trail.ts'

/** What is left out stays as it is; null empties it. */
export type WorkerFormInput = Omit<Infer<typeof ownFormValidator>, 'code'>

export interface SaveWorkerFormOptions {
  /** A code to what was known before has shown that the worker is meant. */
  isConfirmed?: boolean
}

/**
 * Keeps what a worker tells in the parts of the form that their link opens; the caller has judged the link. Once an
 * account is known, another one, and another address or telephone, need a code (E_WORKER_UNCONFIRMED); another account
 * is used from the next day. Those who keep records are told of every account, the worker at the old address of another.
 */
export class SaveWorkerForm {
  static async handle(
    scope: Scope,
    workerId: string,
    sections: readonly WorkerFormSection[],
    input: WorkerFormInput,
    { isConfirmed = false }: SaveWorkerFormOptions = {}
  ): Promise<Result<{ worker: Worker; account: AccountChange | null }>> {
    if (input.email || input.niss) await lockPeople(scope)
    const worker = await ownWorker(scope, workerId).forUpdate().firstOrFail()
    const kept = await WorkerPrivate.orNew(worker)
    const before = { email: worker.email, phone: worker.phone, language: worker.language }
    const told = { ...kept.told, ...privateOf(input, kept.told) }
    mergeDetails(worker, input)
    const problems = [
      ...closedFields(scope, sections, input),
      ...detailProblems(scope, worker, { sections, told }),
      ...(await twinProblems(scope, newIdentity(worker, kept, told), {
        of: workerId,
        named: false,
      })),
    ]
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    const account = accountChange(kept.told, told)
    const reaches = worker.email === before.email && worker.phone === before.phone
    if (kept.iban && !(isConfirmed || (account === null && reaches)))
      return fail('E_WORKER_UNCONFIRMED')
    const fields = [...changedFields(worker), ...changedPrivate(kept.told, told)]
    await worker.merge({ detailsVersion: worker.detailsVersion + 1 }).save()
    await savePrivate(kept, told, account === 'FIRST' ? today() : daysAfter(today(), 1))
    await append(scope, worker, 'FORM_SAVED', {
      details: { sections },
      audit: { sections, fields },
    })
    if (account) await tellOfAccount(scope, worker, account, before)
    return ok({ worker, account })
  }
}

/** Writes the plain details into the row, without saving it: what was said with what is no more goes too. */
export function mergeDetails(worker: Worker, input: WorkerFormInput): void {
  const { dateOfBirthStr, niss: _niss, iban: _iban, bic: _bic, ...plain } = input
  worker.merge(Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)))
  if (dateOfBirthStr !== undefined)
    worker.dateOfBirth = dateOfBirthStr === null ? null : DateTime.fromISO(dateOfBirthStr)
  const tellsSituation = FIELDS_OF.SITUATION.some((field) => input[field] !== undefined)
  if (tellsSituation) worker.merge(settledSituation(situationOf(worker)))
}

/** What is wrong with a worker's details as they would be. */
export function detailProblems(
  scope: Scope,
  worker: Worker,
  { sections, told }: { sections: readonly WorkerFormSection[]; told: PrivateValues }
): FieldProblem[] {
  const say = saying(scope)
  const known = { ...plainDetails(worker), ...told }
  const isPostal = isPostalCodeOf(worker.addressCountry, worker.addressPostalCode)
  return [
    ...missingFields(sections, known).map((path) => say(path, 'required')),
    ...(isPostal ? [] : [say('addressPostalCode', 'postalCode')]),
    ...situationProblems(situationOf(worker), scope.locale),
  ]
}

/** What of a person is new that no other may have. */
export function newIdentity(worker: Worker, kept: WorkerPrivate, told: PrivateValues): Identity {
  return {
    email: 'email' in worker.$dirty ? worker.email : null,
    niss: told.niss !== kept.told.niss ? told.niss : null,
  }
}

/** The sealed values as they would be; another account without a BIC has none. */
export function privateOf(
  { niss, iban, bic }: WorkerFormInput,
  kept: PrivateValues
): Partial<PrivateValues> {
  const isOther = iban !== undefined && iban !== kept.iban
  return {
    ...(niss === undefined ? {} : { niss }),
    ...(iban === undefined ? {} : { iban }),
    ...(bic !== undefined ? { bic } : isOther ? { bic: null } : {}),
  }
}

/** Keeps the sealed values; another account from a day on. */
export async function savePrivate(
  row: WorkerPrivate,
  told: PrivateValues,
  from: string
): Promise<void> {
  const kept = row.told
  if (kept.niss !== told.niss) row.put('niss', told.niss)
  if (kept.iban !== told.iban || kept.bic !== told.bic) row.changeAccount(told, from)
  if (row.$isDirty) await row.save()
}

/** The names of plain fields that a save would write, as the audit log says them. */
export function changedFields(worker: Worker): string[] {
  return Object.keys(worker.$dirty)
}

/** The names of sealed fields that are told otherwise than they are kept. */
export function changedPrivate(kept: PrivateValues, told: PrivateValues): string[] {
  return PRIVATE_FIELDS.filter((field) => kept[field] !== told[field])
}

/** Tells of what became of an account; of one that was known, also where the worker was reached before, in their language then. */
export async function tellOfAccount(
  scope: Scope,
  worker: Worker,
  account: AccountChange,
  before: Pick<Worker, 'email' | 'language'>
): Promise<void> {
  const toldAt = account === 'FIRST' ? null : before.email
  await append(scope, worker, 'ACCOUNT_CHANGED', {
    details: { account, to: toldAt, language: before.language },
    audit: { account },
  })
  await tellEmployer(scope, worker, 'ACCOUNT_EMPLOYER')
  const { id: workerId, detailsVersion: version } = worker
  if (toldAt) await enqueueMail(scope, { workerId, kind: 'ACCOUNT_WORKER', version }, version)
}

function closedFields(
  scope: Scope,
  sections: readonly WorkerFormSection[],
  input: WorkerFormInput
): FieldProblem[] {
  const open: readonly string[] = fieldsOf(sections)
  return Object.entries(input)
    .filter(([field, value]) => value !== undefined && !open.includes(field))
    .map(([field]) => saying(scope)(field as WorkerFormField, 'closed'))
}

function saying({ locale }: Scope) {
  const i18n = i18nManager.locale(locale)
  return (path: string, code: string): FieldProblem => ({
    path,
    code,
    message: i18n.t(`validator.shared.messages.${code}`),
  })
}
