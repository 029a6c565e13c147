import { recordAll } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { ImportedPerson, PersonWritten } from '../domain/imported_person.ts'
import { WORKER_ROWS } from '../domain/worker_rows.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { knownPeople } from '../queries/known_people.ts'
import { listNames } from '../queries/list_names.ts'
import { lockPeople } from '../queries/lock_people.ts'
import { recordProblems } from '../queries/record_problems.ts'
import { twinProblems } from '../queries/twin_problems.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import { attributesOf, changeOne, touchesPrivate } from './write_people.ts'

const AT_ONCE = 500
/** What an import itself makes about a person. */
const OF_THE_IMPORT = ['worker_private.worker_id', 'team_changes.worker_id']

/**
 * Takes back what `WritePeople` did: who was made is gone, who was changed is as before. Whoever was changed since, or has
 * anything of their own by now, stays.
 */
export class UndoPeople {
  static async handle(
    scope: Scope,
    written: readonly PersonWritten[]
  ): Promise<{ restored: number; kept: number }> {
    demandEverything(scope)
    await lockPeople(scope)
    await scope.trx.rawQuery(`select set_config('app.change_source', 'IMPORT', true)`)
    const departments = new Set((await listNames(scope, 'department')).map(({ id }) => id))
    let restored = 0
    for (let at = 0; at < written.length; at += AT_ONCE) {
      const batch = written.slice(at, at + AT_ONCE)
      const untouched = await asTheyWereLeft(scope, batch)
      restored += await changeBack(scope, untouched, departments)
      restored += await remove(scope, untouched, written)
    }
    return { restored, kept: written.length - restored }
  }
}

/** Those of whom nothing that the import wrote was changed since. */
async function asTheyWereLeft(
  scope: Scope,
  batch: readonly PersonWritten[]
): Promise<PersonWritten[]> {
  const sealed = batch.some(({ after }) => touchesPrivate(after))
  const known = new Map(
    (await knownPeople(scope, { sealed, ids: batch.map(({ id }) => id) })).map((each) => [
      each.id,
      each.fields,
    ])
  )
  return batch.filter(({ id, after }) => {
    const stands = known.get(id)
    return stands !== undefined && isSame(stands, after)
  })
}

function isSame(stands: ImportedPerson, left: ImportedPerson): boolean {
  return Object.entries(left).every(
    ([name, value]) => (stands[name as keyof ImportedPerson] ?? null) === value
  )
}

/** Changes people back; again those of whom another one only had to be changed back first, as who leads whom. */
async function changeBack(
  scope: Scope,
  batch: readonly PersonWritten[],
  departments: ReadonlySet<string>
): Promise<number> {
  let restored = 0
  let left = batch.filter(({ before }) => before !== null)
  for (let again = true; again; ) {
    const stay: PersonWritten[] = []
    for (const each of left) if (!(await changeOneBack(scope, each, departments))) stay.push(each)
    restored += left.length - stay.length
    again = stay.length > 0 && stay.length < left.length
    left = stay
  }
  return restored
}

/** False where what they had is another one's by now, or is gone: they stay as they are. */
async function changeOneBack(
  scope: Scope,
  { id, before }: PersonWritten,
  departments: ReadonlySet<string>
): Promise<boolean> {
  const worker = await visibleWorkers(scope).where('id', id).forUpdate().firstOrFail()
  worker.merge(attributesOf(before!))
  const { departmentId } = worker.$dirty
  if (departmentId && !departments.has(departmentId)) return false
  if ((await recordProblems(scope, worker)).length > 0) return false
  const shared = { ...worker.$dirty, niss: (before!.niss ?? null) as string | null }
  if ((await twinProblems(scope, shared, { of: id, named: false })).length > 0) return false
  const kept = touchesPrivate(before!) ? await WorkerPrivate.orNew(worker) : null
  await changeOne(scope, worker, before!, kept)
  return true
}

/** Removes those who were made and about whom nothing was written since. */
async function remove(
  scope: Scope,
  batch: readonly PersonWritten[],
  all: readonly PersonWritten[]
): Promise<number> {
  const made = batch.filter(({ before }) => before === null).map(({ id }) => id)
  if (made.length === 0) return 0
  const goes = new Set(all.filter(({ before }) => before === null).map(({ id }) => id))
  const named = await namedElsewhere(scope, made, goes)
  const free = made.filter((id) => !named.has(id))
  await scope.trx.from('workers').whereIn('id', free).delete()
  await recordAll(scope, 'worker.removed', { type: 'worker', ids: free }, { by: 'import' })
  return free.length
}

/** Of these people those whom another row names; a manager of somebody who goes too is named by nobody. */
async function namedElsewhere(
  { trx }: Scope,
  ids: readonly string[],
  goes: ReadonlySet<string>
): Promise<Set<string>> {
  const named = new Set<string>()
  for (const place of Object.keys(WORKER_ROWS)) {
    if (OF_THE_IMPORT.includes(place)) continue
    const [table, column] = place.split('.') as [string, string]
    const rows = await trx.from(table).whereIn(column, [...ids]).select('id', column)
    for (const row of rows) if (table !== 'workers' || !goes.has(row.id)) named.add(row[column])
  }
  return named
}
