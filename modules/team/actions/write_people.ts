import { DateTime } from 'luxon'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { record, recordAll } from '#modules/shared/audit/record'
import { closeLinks } from '#modules/shared/links/issue_link'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { today } from '#modules/shared/values/days'
import {
  IMPORTED_DAYS,
  type BroughtBy,
  type ImportedPerson,
  type PersonWrite,
  type PersonWritten,
} from '../domain/imported_person.ts'
import { accountChange, PRIVATE_FIELDS, type PrivateValues } from '../domain/private_details.ts'
import type Worker from '../models/worker.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { plainFields } from '../queries/known_people.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import { savePrivate, tellOfAccount } from './save_worker_form.ts'

/** As many rows as go to the database at once. */
const AT_ONCE = 500

/**
 * Writes what an import judged: the caller holds `lockPeople` and has judged each person. New people are made many at
 * once; those who are known each by themselves, and who has another account is told at the address they had.
 */
export class WritePeople {
  static async handle(
    scope: Scope,
    writes: readonly PersonWrite[],
    source: BroughtBy = 'IMPORT'
  ): Promise<PersonWritten[]> {
    demandEverything(scope)
    // What the changes of the team say that brought them (ADR 56).
    await scope.trx.rawQuery(`select set_config('app.change_source', ?, true)`, [source])
    const made = writes.filter(({ isNew }) => isNew)
    for (let at = 0; at < made.length; at += AT_ONCE)
      await make(scope, made.slice(at, at + AT_ONCE), source)
    await nameManagers(scope, made)
    const known = writes.filter(({ isNew }) => !isNew)
    const before = new Map<string, ImportedPerson>()
    if (known.length > 1 && known.every(isOfManager)) await lead(scope, known, before)
    else
      for (let at = 0; at < known.length; at += AT_ONCE)
        await change(scope, known.slice(at, at + AT_ONCE), before)
    return writes.map(({ id, set }) => ({ id, before: before.get(id) ?? null, after: set }))
  }
}

async function make(
  scope: Scope,
  writes: readonly PersonWrite[],
  source: BroughtBy
): Promise<void> {
  const rows = writes.map(({ id, set }) => ({
    id,
    language: scope.locale,
    // Managers may be among those who are made later.
    ...columnsOf(without(set, ['managerId', ...PRIVATE_FIELDS])),
  }))
  await scope.trx.table('workers').multiInsert(sameColumns(rows))
  const sealed = writes.flatMap(({ id, set }) => {
    const told = privateOf(set)
    if (!told.niss && !told.iban && !told.bic) return []
    const row = new WorkerPrivate().merge({ companyId: scope.companyId, workerId: id })
    if (told.niss) row.put('niss', told.niss)
    row.put('iban', told.iban)
    row.put('bic', told.bic)
    const { niss, nissPrint, iban, bic } = row
    return {
      worker_id: id,
      niss: niss ?? null,
      niss_print: nissPrint ?? null,
      iban,
      bic,
      valid_from: told.iban === null ? null : today(),
    }
  })
  if (sealed.length > 0) await scope.trx.table('worker_private').multiInsert(sealed)
  await recordAll(
    scope,
    'worker.created',
    { type: 'worker', ids: writes.map(({ id }) => id) },
    { by: source.toLowerCase() }
  )
}

async function nameManagers({ trx }: Scope, made: readonly PersonWrite[]): Promise<void> {
  const led = Map.groupBy(
    made.filter(({ set }) => set.managerId),
    ({ set }) => set.managerId as string
  )
  for (const [manager, writes] of led)
    await trx
      .from('workers')
      .whereIn(
        'id',
        writes.map(({ id }) => id)
      )
      .update({ manager_id: manager })
}

const isOfManager = ({ set }: PersonWrite) =>
  Object.keys(set).length === 1 && set.managerId !== undefined

/** Other managers for many at once, and nothing else: that is known once all of another system are read. */
async function lead(
  scope: Scope,
  writes: readonly PersonWrite[],
  before: Map<string, ImportedPerson>
): Promise<void> {
  const given = JSON.stringify(writes.map(({ id, set }) => ({ id, manager: set.managerId })))
  const { rows } = await scope.trx.rawQuery(
    `with given as (select * from jsonb_to_recordset(?::jsonb) as g (id uuid, manager uuid)),
       was as (select w.id, w.manager_id from workers w join given using (id) for no key update of w)
     update workers w set manager_id = given.manager, details_version = w.details_version + 1, updated_at = now()
     from given join was using (id) where w.id = given.id returning w.id, was.manager_id as before`,
    [given]
  )
  for (const { id, before: managerId } of rows as { id: string; before: string | null }[])
    before.set(id, { managerId })
  await recordAll(
    scope,
    'worker.updated',
    { type: 'worker', ids: [...before.keys()] },
    { fields: ['managerId'] }
  )
}

async function change(
  scope: Scope,
  writes: readonly PersonWrite[],
  before: Map<string, ImportedPerson>
): Promise<void> {
  const ids = writes.map(({ id }) => id)
  const workers = new Map(
    (await visibleWorkers(scope).whereIn('id', ids).forUpdate()).map((each) => [each.id, each])
  )
  for (const { id, set } of writes) {
    const worker = workers.get(id)
    if (!worker) continue
    const kept = touchesPrivate(set) ? await WorkerPrivate.orNew(worker) : null
    const stood = { ...plainFields(worker), ...kept?.told }
    before.set(id, Object.fromEntries(Object.keys(set).map((name) => [name, at(stood, name)])))
    await changeOne(scope, worker, set, kept)
  }
}

/** Changes a person who is known, as those who keep records would. */
export async function changeOne(
  scope: Scope,
  worker: Worker,
  set: ImportedPerson,
  kept: WorkerPrivate | null
): Promise<void> {
  const reached = { email: worker.email, language: worker.language }
  worker.merge(attributesOf(set))
  const fields = Object.keys(worker.$dirty)
  if (fields.length > 0) await worker.merge({ detailsVersion: worker.detailsVersion + 1 }).save()
  // A form that was mailed to the address before is no longer opened from there.
  if (fields.includes('email')) await closeLinks({ type: 'worker', id: worker.id })
  if (kept) {
    const known = kept.told
    const told = { ...known, ...privateOf({ ...known, ...set }) }
    const account = accountChange(known, told)
    fields.push(...PRIVATE_FIELDS.filter((name) => known[name] !== told[name]))
    await savePrivate(kept, told, today())
    // Of a first account nobody was reached before; another one is told, so that a thief is heard.
    if (account && account !== 'FIRST') await tellOfAccount(scope, worker, account, reached)
  }
  if (fields.length > 0)
    await record(scope, 'worker.updated', { type: 'worker', id: worker.id }, { fields })
}

/** Whether what an import says of a person has sealed fields: register number, account. */
export function touchesPrivate(set: ImportedPerson): boolean {
  return PRIVATE_FIELDS.some((name) => name in set)
}

function privateOf(set: ImportedPerson): PrivateValues {
  const told = (name: keyof PrivateValues) => (set[name] ?? null) as string | null
  return { niss: told('niss'), iban: told('iban'), bic: told('bic') }
}

function without(set: ImportedPerson, names: readonly string[]): ImportedPerson {
  return Object.fromEntries(Object.entries(set).filter(([name]) => !names.includes(name)))
}

/** What stood in a field. */
const at = (person: ImportedPerson, name: string) => person[name as keyof ImportedPerson] ?? null

/** What stands in the record itself, as its attributes. */
export function attributesOf(set: ImportedPerson): Partial<ModelAttributes<Worker>> {
  return Object.fromEntries(
    Object.entries(without(set, PRIVATE_FIELDS)).map(([name, value]) => [
      name,
      isDayField(name) && typeof value === 'string' ? DateTime.fromISO(value) : value,
    ])
  )
}

function columnsOf(set: ImportedPerson): Record<string, unknown> {
  return Object.fromEntries(Object.entries(set).map(([name, value]) => [columnOf(name), value]))
}

/** `enfants_a_charge` of `enfantsACharge`: the columns of a person are all named so. */
function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** One statement for all asks for the same columns of each; of what one does not say the table has nothing. */
function sameColumns(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])))
}

const isDayField = (name: string) => (IMPORTED_DAYS as readonly string[]).includes(name)
